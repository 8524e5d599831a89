import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState, ViewTransition } from 'react';
import { answersOf, type Page } from '../../machines/flow/page.ts';
import { previousPage } from '../../machines/flow/walk.ts';
import { WayBack } from '../layout/wayBack.ts';
import { textVariant, usePageTexts } from '../pages/usePageTexts.ts';
import { useApplication } from './application.ts';
import { useOpenedFlow } from './flowContext.ts';
import { FlowNotices } from './FlowNotices.tsx';
import type { FlowActor } from './flowActor.ts';
import { forgetReload } from './loadChunk.ts';
import { UploadsProvider } from './UploadsProvider.tsx';
import { useTitle } from './useTitle.ts';
import { getView } from './views.ts';

interface Props {
  readonly page: Page;
  readonly snapshot: ReturnType<FlowActor['getSnapshot']>;
  /** A report begun before is gone on with. */
  readonly isResumed: boolean;
  /** The draft had to be loaded again, which may have led here from another page. */
  readonly isReloaded: boolean;
}

/** One page: hands its view the claim and the ways to go on, and keeps what is typed until it is saved. */
export const FlowPage = ({ page, snapshot: { context }, isResumed, isReloaded }: Props) => {
  const { configuration } = useApplication();
  const { flow, actor, typed, startAnew, handOver } = useOpenedFlow();
  const { View } = getView(flow.code, page.view);
  const { title } = usePageTexts(flow.claimType, page, textVariant(flow, context.claim));
  const schema = useMemo(() => answersOf(page, context.claim), [page, context.claim]);
  const [restored, setRestored] = useState(() => typed.read(page.code));
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const mayGoBack = !context.result && previousPage(flow, context.claim, page.code) !== undefined;
  useTitle(title);
  useEffect(forgetReload, []);
  const forgetTyped = () => {
    typed.forget(page.code);
    setRestored(undefined);
  };
  return (
    <ViewTransition>
      <FlowNotices
        claim={context.claim}
        page={page.code}
        isResumed={isResumed}
        isReloaded={isReloaded}
        isRestored={restored !== undefined}
        onForget={forgetTyped}
      />
      <WayBack value={mayGoBack ? () => actor.send({ type: 'BACK' }) : undefined}>
        <UploadsProvider>
          <View
            key={restored === undefined ? 'saved' : 'restored'}
            flow={flow}
            page={page}
            schema={schema}
            claim={context.claim}
            configuration={configuration}
            typed={restored}
            isBusy={isBusy}
            result={context.result}
            onTyped={(values) => typed.keep(page.code, values)}
            onNext={(answers) => actor.send({ type: 'NEXT', answers })}
            onEdit={(edit) => actor.send({ type: 'EDIT', ...edit })}
            onChange={(code) => actor.send({ type: 'OPEN', page: code, returning: true })}
            onNewReport={startAnew}
            onAdd={handOver}
          />
        </UploadsProvider>
      </WayBack>
    </ViewTransition>
  );
};
