import type { EarlyReport } from '#machines/service/prerenderedPage.ts';

/** The address bar of the browser, or of a test. `index` counts the entries of this visit. */
export interface UrlPort {
  readonly path: () => string;
  readonly index: () => number;
  /** The path of the entry before this one, where a page was turned from there. */
  readonly before: () => string | undefined;
  /** True when Back, Forward or a reload has loaded the document: somebody stands again where they stood. */
  readonly isReturn: () => boolean;
  readonly push: (path: string) => void;
  readonly replace: (path: string) => void;
  readonly go: (delta: number) => void;
  readonly onPop: (listener: () => void) => () => void;
}

/** What the application needs of a window: that of a browser, or the empty one that pages are prerendered in. */
export interface BrowserPorts {
  readonly url: UrlPort;
  readonly query: () => URLSearchParams;
  /** The landing token that the address came with, which is gone from it as soon as somebody asks. */
  readonly takeLanding: () => string | undefined;
  /** True where the session of this browser knows who it is, which only the service can tell. */
  readonly isIdentified: () => boolean;
  /**
   * The report that the service has begun for a press before anything listened. The caller takes the report over, and every press
   * from then on.
   */
  readonly begun: () => Promise<EarlyReport | undefined>;
  /** What this browser keeps, and what this tab keeps. */
  readonly local: Storage;
  readonly session: Storage;
  /** False while the browser knows that it has no network. */
  readonly isOnline: () => boolean;
  /** What tells that the browser is online, looked at, or that another tab stored something. */
  readonly window: EventTarget;
  readonly document: EventTarget & Pick<Document, 'visibilityState'>;
  /** What the tabs of the browser hear each other on; none where there are no tabs. */
  readonly channel?: (name: string) => BroadcastChannel;
  /** What a tab holds its report by; none where there are no tabs, or in a browser that has none. */
  readonly locks?: LockManager | undefined;
}
