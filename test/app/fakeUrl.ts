import type { UrlPort } from '#src/shell/browserPorts.ts';

/**
 * An address bar with its history. As in a browser, `go` happens later: `arrive` lets it happen. `back` and `forward` are what a
 * reporter presses, `entries` is the history, with the current entry in brackets.
 */
export const fakeUrl = (first: string) => {
  let entries = [first];
  let at = 0;
  let pending: number[] = [];
  const listeners = new Set<() => void>();

  const arrive = () => {
    const deltas = pending;
    pending = [];
    for (const delta of deltas) {
      at += delta;
      for (const listener of listeners) listener();
    }
  };
  const press = (delta: number) => {
    pending.push(delta);
    arrive();
  };
  const port: UrlPort = {
    path: () => entries[at] ?? '',
    index: () => at,
    before: () => entries[at - 1],
    isReturn: () => false,
    push: (path) => {
      entries = [...entries.slice(0, at + 1), path];
      at += 1;
    },
    replace: (path) => {
      entries = entries.with(at, path);
    },
    go: (delta) => {
      pending.push(delta);
    },
    onPop: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    port,
    arrive,
    back: () => press(-1),
    forward: () => press(1),
    entries: () => entries.map((path, index) => (index === at ? `[${path}]` : path)).join(' '),
  };
};
