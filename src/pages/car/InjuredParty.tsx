import { useState, type ReactNode } from 'react';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { LeaveOut } from './parts/LeaveOut.tsx';

/** One injured party, who may be removed from the report again; the first is always there. */
export function InjuredParty(props: PageProps): ReactNode {
  const { row = 0 } = props.page;
  const [isTouched, setTouched] = useState(false);
  return (
    <div onInput={() => setTouched(true)}>
      <PageForm
        {...props}
        frame={(questions) => (
          <>
            {questions}
            {row > 0 ? <LeaveOut {...props} row={row} isTouched={isTouched} /> : null}
          </>
        )}
      />
    </div>
  );
}
