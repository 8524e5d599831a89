import type { BegunReport } from '../../machines/service/drawnPage.ts';
import { memoryStorage } from '../shell/memoryStorage.ts';
import type { Place } from '../shell/place.ts';

/** A window at an address that nobody has been to yet, and where nothing happens; with a report that was just begun there. */
export const emptyPlace = (address: string, begun?: BegunReport): Place => {
  const [path = '/', query = ''] = address.split('?');
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
    query: () => new URLSearchParams(query),
    takeLanding: () => undefined,
    isIdentified: () => false,
    begun: async () => begun,
    local: memoryStorage(),
    session: memoryStorage(),
    isOnline: () => true,
    window: new EventTarget(),
    document: Object.assign(new EventTarget(), { visibilityState: 'hidden' as const }),
  };
};
