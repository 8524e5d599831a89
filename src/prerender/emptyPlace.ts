import type { Client } from '../service/client.ts';
import type { Place } from '../shell/place.ts';

/** A window at an address that nobody has been to yet, and where nothing happens. */
export const emptyPlace = (path: string): Place => {
  let standing = path;
  return {
    url: {
      path: () => standing,
      index: () => 0,
      isReturn: () => false,
      push: (to) => void (standing = to),
      replace: (to) => void (standing = to),
      go: () => undefined,
      onPop: () => () => undefined,
    },
    query: () => new URLSearchParams(),
    local: emptyStorage(),
    session: emptyStorage(),
    window: new EventTarget(),
    document: Object.assign(new EventTarget(), { visibilityState: 'hidden' as const }),
  };
};

/** A service that answers nobody. */
export const silentClient = (): Client => ({
  call: () => new Promise(() => undefined),
  ask: () => new Promise(() => undefined),
  observe: () => ({ completed: () => undefined, failed: () => undefined }),
});

const emptyStorage = (): Storage => ({
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
});
