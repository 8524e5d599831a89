import type { ReactNode } from 'react';
import { ActionBar } from '#src/layout/frame/ActionBar.tsx';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import { WhatToPrepare } from '#src/pages/shared/parts/WhatToPrepare.tsx';
import { usePageTexts } from '#src/pages/usePageTexts.ts';

/** What to have at hand before an injury in a vehicle is reported. Asks nothing. */
export function DamageInfo(props: PageProps): ReactNode {
  const { flow, page, claim, isBusy, onNext } = props;
  const { title, lead } = usePageTexts(flow.claimType, page);
  // What is needed is said in the words of the first page.
  const { say } = usePageTexts(flow.claimType, { view: 'index' });
  return (
    <PageFrame title={title} lead={lead}>
      <WhatToPrepare flow={flow} page={page} claim={claim} say={say} />
      <ActionBar onPress={() => onNext({})} isBusy={isBusy} />
    </PageFrame>
  );
}
