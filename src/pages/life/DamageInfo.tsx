import type { ReactNode } from 'react';
import { ActionBar } from '../../layout/ActionBar.tsx';
import { PageFrame } from '../../layout/PageFrame.tsx';
import type { PageProps } from '../pageProps.ts';
import { WhatToPrepare } from '../shared/parts/WhatToPrepare.tsx';
import { usePageTexts } from '../usePageTexts.ts';

/** What to have at hand before an injury in a vehicle is reported. Asks nothing. */
export function DamageInfo(props: PageProps): ReactNode {
  const { flow, page, claim, isBusy, onNext } = props;
  const { title, lead, say } = usePageTexts(flow.claimType, page);
  return (
    <PageFrame title={title} lead={lead}>
      <WhatToPrepare flow={flow} page={page} claim={claim} say={say} />
      <ActionBar onPress={() => onNext({})} isBusy={isBusy} />
    </PageFrame>
  );
}
