import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True while the page is only drawn, beforehand, and does not listen yet. */
export const useIsDrawnOnly = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
