import { situationOf } from '#machines/flow/situation.ts';
import { findPage } from '#machines/flow/compile.ts';
import { useSelector } from '@xstate/react';
import { Suspense, useCallback, useDeferredValue, useMemo, type ReactNode } from 'react';
import { tellsOfDeath } from '#machines/claim/derived/tellsOfDeath.ts';
import { SaveContext } from '#src/layout/frame/saveContext.ts';
import { WayBack } from '#src/layout/frame/wayBack.ts';
import { SaveNews, type SaveView } from '#src/layout/frame/SaveStatus.tsx';
import { Frame } from '#src/shell/Frame.tsx';
import { NotFound } from '#src/shell/NotFound.tsx';
import { PageLoading } from '#src/shell/PageLoading.tsx';
import { useArrival } from '#src/shell/useArrival.ts';
import { FlowActions } from './FlowActions.tsx';
import { FlowFrame } from './FlowFrame.tsx';
import { FlowPage } from './FlowPage.tsx';
import { useOpenedFlow } from './openedFlow.ts';
import { useNeighbours } from './useNeighbours.ts';
import { useVisit } from './useVisit.ts';
import { getView } from './views.ts';

/** The current page of the flow with everything around it. The page shown stays until the next one is loaded. */
export const FlowScreen = ({ children }: { readonly children: ReactNode }) => {
  const { flow, actor } = useOpenedFlow();
  const visit = useDeferredValue(useVisit(actor));
  const claim = useDeferredValue(useSelector(actor, ({ context }) => context.record));
  const result = useDeferredValue(useSelector(actor, ({ context }) => context.stored.result));
  const { code } = visit;
  const page = findPage(flow, code);
  const onBack = useCallback(() => actor.send({ type: 'BACK' }), [actor]);
  const mayGoBack = page !== undefined && !result && situationOf(flow, claim).previous(code) !== undefined;
  const isEditing = useDeferredValue(
    useSelector(actor, (snapshot) => snapshot.matches({ editing: 'fromSummary' })),
  );
  useArrival(code, isEditing);
  useNeighbours(page, claim);
  // Drawn anew only with another page or claim: what is pressed changes the flow a moment before its next page is there.
  const shown = useMemo(
    () => (
      <Frame
        footer={(about) => <FlowActions about={about} />}
        isQuiet={tellsOfDeath(claim)}
        isWithin={mayGoBack}
      >
        <FlowFrame page={page} claim={claim} onBack={mayGoBack ? onBack : undefined}>
          <Suspense fallback={<PageLoading />}>
            {page ? (
              <FlowPage
                key={visit.name}
                {...{ page, claim, result }}
                View={getView(flow.claimType, page.view)}
              />
            ) : (
              <WayBack value={onBack}>
                <NotFound />
              </WayBack>
            )}
          </Suspense>
        </FlowFrame>
        {children}
      </Frame>
    ),
    [flow, page, visit, claim, result, mayGoBack, onBack, children],
  );
  return <Saving>{shown}</Saving>;
};

/** Tells what is around it how saving is going; nothing else is drawn anew by that. */
const Saving = ({ children }: { readonly children: ReactNode }) => {
  const save = useSave();
  return (
    <SaveContext value={save}>
      {children}
      <SaveNews save={save} />
    </SaveContext>
  );
};

/** How saving is going in the flow around: idle, under way, waiting for the network, failed, or saved and when. */
const useSave = (): SaveView => {
  const { actor } = useOpenedFlow();
  const isAway = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ request: { open: 'failed' } }));
  const savedAt = useSelector(actor, ({ context }) => context.stored.savedAt);
  if (isAway) return { state: 'WAITING' };
  if (isBusy) return { state: 'SAVING' };
  if (hasFailed) return { state: 'FAILED' };
  return savedAt === undefined ? { state: 'IDLE' } : { state: 'SAVED', at: new Date(savedAt) };
};
