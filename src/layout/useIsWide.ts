import { useSyncExternalStore } from 'react';

/** A hook that tells whether the window is as a media query asks, and what is taken for true where there is no window. */
const whether = (query: string, unseen: boolean) => {
  const asked = globalThis.matchMedia?.(query);
  const subscribe = (listener: () => void) => {
    asked?.addEventListener('change', listener);
    return () => asked?.removeEventListener('change', listener);
  };
  return (): boolean =>
    useSyncExternalStore(
      subscribe,
      () => asked?.matches ?? unseen,
      // Where a page is drawn beforehand nobody knows; a phone has less time to draw it again.
      () => false,
    );
};

/** True when there is room for a side column. */
export const useIsWide = whether('(width >= 64rem)', true);

/** True on a phone, and where the page is enlarged as far as that. */
export const useIsNarrow = whether('(width < 40rem)', false);
