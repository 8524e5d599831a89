import * as z from 'zod';
import { identifiedCookie } from '#machines/service/identity/identifiedCookie.ts';
import { EarlyResponse } from '#machines/service/prerenderedPage.ts';
import type { BrowserPorts, UrlPort } from '#src/shell/browserPorts.ts';

const Entry = z.object({ index: z.number(), before: z.string().optional() });

const entryOf = (state: unknown): z.infer<typeof Entry> => Entry.safeParse(state).data ?? { index: 0 };

/** The browser ports of the window this runs in. */
export const browserPorts = (): BrowserPorts => ({
  url: browserUrl(),
  query: () => new URLSearchParams(location.search),
  takeLanding,
  isIdentified: () => document.cookie.split('; ').includes(`${identifiedCookie}=1`),
  begun: async () => {
    const { early } = window;
    if (!early) return undefined;
    early.isOpening = true;
    const begun = EarlyResponse.safeParse(await early.begun);
    return begun.data;
  },
  // A browser that forbids them says so when they are used.
  get local() {
    return localStorage;
  },
  get session() {
    return sessionStorage;
  },
  isOnline: () => navigator.onLine,
  window,
  document,
  channel: (name) => new BroadcastChannel(name),
  // There are none where the connection is not secure.
  locks: 'locks' in navigator ? navigator.locks : undefined,
});

// What stands behind # no server has seen; neither the history nor whoever looks at the screen shall have it.
const takeLanding = (): string | undefined => {
  const [, token] = /^#landing=([\w.-]+)$/.exec(location.hash) ?? [];
  if (token === undefined) return undefined;
  // Who they are is asked first: a report begun by an early press would be nobody's.
  if (window.early) window.early.isOpening = true;
  history.replaceState(history.state, '', location.pathname + location.search);
  return token;
};

/** The address bar of this window. Its query is kept with every address. */
const browserUrl = (): UrlPort => {
  const entry = () => entryOf(history.state);
  const address = (path: string) => path + location.search;
  return {
    path: () => location.pathname,
    index: () => entry().index,
    before: () => entry().before,
    isReturn: () =>
      performance
        .getEntriesByType('navigation')
        .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'),
    push: (path) =>
      history.pushState({ index: entry().index + 1, before: location.pathname }, '', address(path)),
    replace: (path) => history.replaceState(entry(), '', address(path)),
    go: (delta) => history.go(delta),
    onPop: (listener) => {
      addEventListener('popstate', listener);
      return () => removeEventListener('popstate', listener);
    },
  };
};
