import { useCallback, useSyncExternalStore } from 'react';
import { useApplication } from './application.ts';

/** False while the browser has no network. */
export const useIsOnline = (): boolean => {
  const { place } = useApplication();
  const listen = useCallback(
    (tell: () => void) => {
      const signals = ['online', 'offline'];
      for (const signal of signals) place.window.addEventListener(signal, tell);
      return () => {
        for (const signal of signals) place.window.removeEventListener(signal, tell);
      };
    },
    [place],
  );
  return useSyncExternalStore(listen, place.isOnline, () => true);
};
