import type { ReactNode } from 'react';
import { riskFlowOf } from '#machines/claim/derived/riskFlow.ts';
import { PageForm } from '#src/pages/PageForm.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import { EventKinds } from './parts/EventKinds.tsx';

/** What happened, to the own vehicle or between two parties. The family only structures the page, because it follows from the kinds. */
export function ChooseEvent(props: PageProps): ReactNode {
  const { eventKinds } = props.claim;
  return (
    <PageForm
      {...props}
      starts={eventKinds ? { eventFamily: riskFlowOf(eventKinds) } : {}}
      around={{ eventKinds: () => <EventKinds /> }}
    />
  );
}
