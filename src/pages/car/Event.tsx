import type { ReactNode } from 'react';
import { PageForm } from '#src/pages/PageForm.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import { usePageTexts } from '#src/pages/usePageTexts.ts';
import { FoundVehicle } from '#src/pages/shared/parts/FoundVehicle.tsx';

/** What happened, asked for in words that fit the kind of event. Above stands the vehicle that was just found. */
export function Event(props: PageProps): ReactNode {
  const { flow, page, claim } = props;
  const { say } = usePageTexts(flow.claimType, page);
  return (
    <PageForm {...props} lead={say(`leads.${claim.eventKinds?.[0]}`)} above={<FoundVehicle {...props} />} />
  );
}
