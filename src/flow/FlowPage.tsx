import { situationOf } from '#machines/flow/situation.ts';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import type { FinalizeAnswer } from '#machines/service/claimRequest.ts';
import { forgetReload } from '#src/loading/loadChunk.ts';
import { tellsOfDeath } from '#machines/claim/derived/tellsOfDeath.ts';
import { textVariants } from '#machines/claim/derived/textVariants.ts';
import type { RestoredAnswers } from '#src/pages/pageProps.ts';
import { usePageTexts } from '#src/pages/usePageTexts.ts';
import { useApplication } from '#src/shell/application.ts';
import type { BrowserPorts } from '#src/shell/browserPorts.ts';
import { useTitle } from '#src/shell/useTitle.ts';
import { flowAddress } from './flowAddress.ts';
import { FlowNotices } from './FlowNotices.tsx';
import { useOpenedFlow } from './openedFlow.ts';
import type { View } from './views.ts';

interface Props {
  readonly page: Page;
  readonly View: View;
  readonly claim: ClaimDetail;
  /** Present once the claim has been sent. */
  readonly result: FinalizeAnswer | undefined;
}

/** One page: gives its view the claim and the ways to continue, and keeps what is typed until it is saved. */
export const FlowPage = ({ page, View, claim, result }: Props) => {
  const { configuration, ports } = useApplication();
  const { flow, actor, typed, startAnew, handOver } = useOpenedFlow();
  const { title } = usePageTexts(flow.claimType, page, textVariants(flow, claim));
  const [restored, setRestored] = useState(() => typed.read(page.code));
  const refusal = useSelector(actor, ({ context }) =>
    context.refusal?.page === page.code ? context.refusal : undefined,
  );
  const [kept, setKept] = useState<RestoredAnswers>();
  useEffect(() => {
    const { unsubscribe } = actor.on('change.refused', setKept);
    return unsubscribe;
  }, [actor]);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  useTitle(title, tellsOfDeath(claim) ? 'quiet' : undefined);
  useEffect(forgetReload, []);
  const forgetTyped = () => {
    typed.forget(page.code);
    setRestored(undefined);
  };
  const nextAddress = () => {
    const following = situationOf(flow, claim).next(page)?.code ?? page.code;
    return flowAddress(flow, configuration.entryPrefix).pathOf(following) + asked(ports);
  };
  return (
    <>
      <FlowNotices
        claim={claim}
        page={page.code}
        isRestored={restored !== undefined}
        onForget={forgetTyped}
      />
      <View
        key={restored === undefined ? 'saved' : 'restored'}
        flow={flow}
        page={page}
        claim={claim}
        configuration={configuration}
        typed={restored}
        isBusy={isBusy}
        refusal={refusal}
        restored={kept}
        result={result}
        nextAddress={nextAddress}
        onTyped={(values) => typed.keep(page.code, values)}
        onNext={(answers) => {
          // A page that stays until the next one is loaded was answered already.
          if (actor.getSnapshot().value.page === page.code) actor.send({ type: 'NEXT', answers });
        }}
        onEdit={(edit) => actor.send({ type: 'EDIT', ...edit })}
        onChange={(code) => actor.send({ type: 'OPEN', page: code, returning: true })}
        onNewReport={startAnew}
        onHandOver={handOver}
      />
    </>
  );
};

/** The query of the address, which every page keeps. */
const asked = ({ query }: BrowserPorts): string => {
  const text = query().toString();
  return text === '' ? '' : `?${text}`;
};
