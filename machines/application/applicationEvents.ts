import type { CallEvent } from '../actors/requestStatus.ts';
import type { InputFrom } from 'xstate';
import type { FilesState } from '../actors/uploads.ts';
import type { versionMachine } from '../actors/version/version.ts';

/** What the client tells of its calls, and the browser of its network, its other tabs and the page that is looked at. */
export type ApplicationEvent =
  | CallEvent
  | { readonly type: 'ONLINE' }
  | { readonly type: 'CHECK_SESSION' }
  | { readonly type: 'MOVED_ELSEWHERE' }
  /** The session of this browser is ended, here or in another tab. */
  | { readonly type: 'LOGGED_OUT' }
  | { readonly type: 'LOGGED_OUT_ELSEWHERE' }
  /** Whoever shares this computer has finished on it, here or in another tab. */
  | { readonly type: 'LEFT' }
  | { readonly type: 'LEFT_ELSEWHERE' }
  | { readonly type: 'OPENED_ELSEWHERE' }
  /** The page has long been usable: from now on newer versions are looked for. */
  | ({ readonly type: 'WATCH_VERSION' } & Watch)
  | { readonly type: 'STORED'; readonly key: string }
  | { readonly type: `xstate.snapshot.${string}` };

/** What a flow is told of all this, where its name says it. */
export type Told =
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

/** What a flow is told of all this. */
export type FlowNews =
  | { readonly type: Told }
  | { readonly type: 'files.changed'; readonly files: FilesState };
