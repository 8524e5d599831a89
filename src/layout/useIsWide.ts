import { useSyncExternalStore } from 'react';

const wide = globalThis.matchMedia?.('(width >= 64rem)');

const subscribe = (listener: () => void) => {
  wide?.addEventListener('change', listener);
  return () => wide?.removeEventListener('change', listener);
};

/** True when there is room for a side column. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wide?.matches ?? true,
    // Where a page is drawn beforehand nobody knows; a phone has less time to draw it again.
    () => false,
  );
