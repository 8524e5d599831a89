import { useSelector } from '@xstate/react';
import { Suspense, useDeferredValue } from 'react';
import { findPage } from '../../machines/flow/defineFlow.ts';
import { SaveContext } from '../layout/saveContext.ts';
import { useOpenedFlow } from './flowContext.ts';
import { FlowDialogs } from './FlowDialogs.tsx';
import { FlowFrame } from './FlowFrame.tsx';
import { FlowPage } from './FlowPage.tsx';
import { FlowWays } from './FlowWays.tsx';
import { Frame } from './Frame.tsx';
import { NotFound } from './NotFound.tsx';
import { pageOf } from './flowActor.ts';
import { PageLoading } from './PageLoading.tsx';
import { useArrival } from './useArrival.ts';
import { useReloaded } from './useReloaded.ts';
import { useResumed } from './useResumed.ts';
import { useSave } from './useSave.ts';

/** The current page of the flow with everything around it. The page shown stays until the next one is loaded. */
export const FlowScreen = () => {
  const { flow, actor } = useOpenedFlow();
  const snapshot = useDeferredValue(useSelector(actor, (current) => current));
  const code = pageOf(snapshot);
  const page = findPage(flow, code);
  const isResumed = useResumed();
  const isReloaded = useReloaded();
  useArrival(code);
  return (
    <Frame footer={<FlowWays />}>
      <FlowFrame page={page} claim={snapshot.context.claim}>
        <Suspense fallback={<PageLoading />}>
          <SaveContext value={useSave()}>
            {page ? (
              <FlowPage
                key={code}
                page={page}
                snapshot={snapshot}
                isResumed={isResumed}
                isReloaded={isReloaded}
              />
            ) : (
              <NotFound />
            )}
          </SaveContext>
        </Suspense>
      </FlowFrame>
      <FlowDialogs />
    </Frame>
  );
};
