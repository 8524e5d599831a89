import type { ReactNode } from 'react';
import type { PageProps } from '#src/pages/pageProps.ts';
import { RowForm } from '#src/pages/shared/rows/RowForm.tsx';
import { usePageTexts } from '#src/pages/usePageTexts.ts';

/** One of those who claim after a death; the first may be who reports. */
export function Claimant(props: PageProps): ReactNode {
  const { flow, page } = props;
  const { lead, say } = usePageTexts(flow.claimType, page);
  return <RowForm {...props} lead={page.row === 0 ? lead : say('leadOther')} />;
}
