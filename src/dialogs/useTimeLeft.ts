import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { timeLeft } from '#machines/flow/actors/sessionWarning.ts';
import { useOpenedFlow } from '#src/flow/openedFlow.ts';

const everySecond = (tell: () => void): (() => void) => {
  const timer = setInterval(tell, 1000);
  return () => clearInterval(timer);
};

/** How long the session of the flow lasts if nothing is pressed, as it is told now. */
export const useTimeLeft = (): ReturnType<typeof timeLeft> => {
  const { actor } = useOpenedFlow();
  const session = useSelector(actor, ({ children }) => children.session);
  const milliseconds = useSyncExternalStore(everySecond, () => {
    const snapshot = session?.getSnapshot();
    if (!snapshot || !('context' in snapshot) || !('deadline' in snapshot.context)) return 0;
    const { now, uptime, deadline, uptimeAtEnd } = snapshot.context;
    return Math.floor(Math.min(deadline - now(), uptimeAtEnd - uptime()) / 1000) * 1000;
  });
  return timeLeft(milliseconds);
};
