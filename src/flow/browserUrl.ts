import * as z from 'zod';
import type { UrlPort } from './addressBar.ts';

const Entry = z.object({ index: z.number() });

const indexOf = (state: unknown): number => {
  const entry = Entry.safeParse(state);
  return entry.success ? entry.data.index : 0;
};

/** The address bar of this window. Its query is kept with every address. */
export const browserUrl = (): UrlPort => {
  const index = () => indexOf(history.state);
  const address = (path: string) => path + location.search;
  return {
    path: () => location.pathname,
    index,
    push: (path) => history.pushState({ index: index() + 1 }, '', address(path)),
    replace: (path) => history.replaceState({ index: index() }, '', address(path)),
    go: (delta) => history.go(delta),
    onPop: (listener) => {
      addEventListener('popstate', listener);
      return () => removeEventListener('popstate', listener);
    },
  };
};
