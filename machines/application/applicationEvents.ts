import type { CallEvent } from '#machines/actors/errors/requestStatus.ts';
import type { InputFrom } from 'xstate';
import type { ReportExtra } from '#machines/actors/report/finalize.ts';
import type { versionMachine } from '#machines/actors/browser/version.ts';

/** What the client tells of its calls, and the browser of its network, its other tabs and the page that is looked at. */
export type ApplicationEvent =
  | CallEvent
  | { readonly type: 'ONLINE' }
  | { readonly type: 'CHECK_SESSION' }
  | { readonly type: 'MOVED_ELSEWHERE' }
  /** The session of this browser is ended, here or in another tab. */
  | { readonly type: 'LOGGED_OUT' }
  | { readonly type: 'LOGGED_OUT_ELSEWHERE' }
  /** The reporter has finished on a shared computer, in this tab or in another one. */
  | { readonly type: 'LEFT' }
  | { readonly type: 'LEFT_ELSEWHERE' }
  | { readonly type: 'OPENED_ELSEWHERE' }
  /** The page has long been usable: from now on newer versions are looked for. */
  | ({ readonly type: 'WATCH_VERSION' } & Watch)
  | { readonly type: 'STORED'; readonly key: string }
  /** The flow works on another claim than before, or on none. */
  | { readonly type: 'CLAIM_CHANGED' }
  /** How the files of the claim stand has changed. */
  | { readonly type: 'FILES_CHANGED' };

/** The events of the application that a flow gets too and that carry nothing but their name. */
export type FlowSignal =
  | 'OPENED_ELSEWHERE'
  | 'REQUEST_COMPLETED'
  | 'SESSION_LOST'
  | 'LOGGED_OUT'
  | 'ONLINE'
  | 'CHECK_SESSION';

/** What looks for a newer version; it is loaded later than all that a report needs. */
export interface Watch {
  readonly machine: typeof versionMachine;
  readonly input: InputFrom<typeof versionMachine>;
}

/** The events of the application that a flow gets too. */
export type FlowNews =
  | { readonly type: FlowSignal }
  | { readonly type: 'extra.changed'; readonly extra: ReportExtra };
