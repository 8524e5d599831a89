import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True while the page is only prerendered and does not listen yet. */
export const useIsPrerendered = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
