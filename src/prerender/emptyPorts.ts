import type { EarlyReport } from '#machines/service/prerenderedPage.ts';
import { memoryStorage } from '#src/shell/memoryStorage.ts';
import type { BrowserPorts } from '#src/shell/browserPorts.ts';

/** The browser ports of an empty window at an address, where nothing happens; with a report that was just begun there. */
export const emptyPorts = (address: string, begun?: EarlyReport): BrowserPorts => {
  const [path = '/', query = ''] = address.split('?');
  let current = path;
  return {
    url: {
      path: () => current,
      index: () => 0,
      before: () => undefined,
      isReturn: () => false,
      push: (to) => void (current = to),
      replace: (to) => void (current = to),
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
