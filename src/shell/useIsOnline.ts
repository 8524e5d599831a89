import { useCallback, useSyncExternalStore } from 'react';
import { useApplication } from './application.ts';

/** False while the browser has no network. */
export const useIsOnline = (): boolean => {
  const { ports } = useApplication();
  const listen = useCallback(
    (tell: () => void) => {
      const signals = ['online', 'offline'];
      for (const signal of signals) ports.window.addEventListener(signal, tell);
      return () => {
        for (const signal of signals) ports.window.removeEventListener(signal, tell);
      };
    },
    [ports],
  );
  return useSyncExternalStore(listen, ports.isOnline, () => true);
};
