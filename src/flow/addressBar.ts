import type { UrlPort } from '#src/shell/browserPorts.ts';

/** What the address bar needs of a flow: the page it is on, and the way to ask for another one. */
export interface PagePort {
  readonly page: () => string;
  readonly open: (page: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Translates between pages and addresses; `replaces` is true for moves that leave no entry to come back to. */
export interface AddressCodec {
  readonly pathOf: (page: string) => string;
  readonly pageOf: (path: string) => string | undefined;
  readonly replaces?: (from: string, to: string) => boolean;
}

/**
 * Shows the page of a flow in the address bar and returns a function that stops it. Only Back, Forward and the first load lead
 * from the address to the flow; a refused address is put back without losing what lies ahead.
 */
export const connectAddressBar = (flow: PagePort, url: UrlPort, codec: AddressCodec): (() => void) => {
  let shown = flow.page();
  let index = url.index();
  let isUndoing = false;
  let isFollowing = false;

  const project = () => {
    // Actors notify on every event, also when the page stayed; until a refused address is undone, the bar shows another entry.
    if (isFollowing || isUndoing) return;
    const page = flow.page();
    const path = codec.pathOf(page);
    if (path !== url.path()) {
      if (page === shown || codec.replaces?.(shown, page) === true) url.replace(path);
      else url.push(path);
      // A page that it came from stands once in the history.
      if (page !== shown && url.before() === path) {
        isUndoing = true;
        url.go(-1);
      }
    }
    shown = page;
    index = url.index();
  };

  const follow = () => {
    if (isUndoing) {
      isUndoing = false;
      project();
      return;
    }
    const wanted = codec.pageOf(url.path());
    const arrived = url.index();
    isFollowing = true;
    if (wanted !== flow.page()) flow.open(wanted ?? url.path());
    isFollowing = false;
    if (flow.page() === wanted) {
      shown = wanted;
      index = arrived;
    } else if (arrived === index) {
      url.replace(codec.pathOf(flow.page()));
    } else {
      isUndoing = true;
      url.go(index - arrived);
    }
  };

  follow();
  const endFlow = flow.subscribe(project);
  const endUrl = url.onPop(follow);
  return () => {
    endFlow();
    endUrl();
  };
};
