import { useState, type ReactNode } from 'react';
import { PageForm } from '#src/pages/PageForm.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import { LeaveOut } from './LeaveOut.tsx';

/** The page of one row of a list, which may be removed again; the first is always there. */
export function RowForm({ lead, ...props }: PageProps & { lead?: string | undefined }): ReactNode {
  const { row = 0 } = props.page;
  const [isTouched, setTouched] = useState(false);
  return (
    <div onInput={() => setTouched(true)}>
      <PageForm
        {...props}
        lead={lead}
        below={row > 0 ? <LeaveOut {...props} row={row} isTouched={isTouched} /> : null}
      />
    </div>
  );
}
