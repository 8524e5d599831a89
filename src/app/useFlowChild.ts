import { useCallback, useSyncExternalStore } from 'react';
import type { FlowActor } from './flowActor.ts';

/**
 * Takes a flow and what to read of its children; gives it, and again whenever a child moves. The flow's own snapshot stays the same
 * object then, so a selector over it would not be asked again.
 */
export const useFlowChild = (
  actor: FlowActor,
  read: (snapshot: ReturnType<FlowActor['getSnapshot']>) => boolean,
): boolean => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const { unsubscribe } = actor.subscribe(listener);
      return unsubscribe;
    },
    [actor],
  );
  return useSyncExternalStore(subscribe, () => read(actor.getSnapshot()));
};
