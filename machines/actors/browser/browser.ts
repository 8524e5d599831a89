import { fromCallback } from 'xstate';
import { telling } from '#machines/calls/port.ts';

/** The network is back. */
export type Online = { readonly type: 'ONLINE' };
/** The page is visible again. */
export type LookedAt = { readonly type: 'CHECK_SESSION' };
/** Another tab changed what this browser keeps under the key. */
export type Stored = { readonly type: 'STORED'; readonly key: string };
/** Another tab of this browser has completed a request, which moved the deadline of the session that both share. */
export type MovedElsewhere = { readonly type: 'MOVED_ELSEWHERE' };
/** In another tab of this browser the reporter has logged out, which ended the session that both shared. */
export type LoggedOutElsewhere = { readonly type: 'LOGGED_OUT_ELSEWHERE' };
/** In another tab a reporter has finished on this shared computer: no tab may keep anything of a report. */
export type LeftElsewhere = { readonly type: 'LEFT_ELSEWHERE' };
/** What the other tabs are told: a request of this one was completed, it has ended the session, or the computer is left. */
export type TabNews = { readonly type: 'MOVED' | 'LOGGED_OUT' | 'LEFT' };

/** Another tab of this browser holds the report, or has taken it. */
export type OpenedElsewhere = { readonly type: 'OPENED_ELSEWHERE' };
/** The reporter goes on in this tab. */
export type TakeReport = { readonly type: 'TAKE' };
/** Which report a tab works on. */
export interface WorkedOn {
  readonly claimRequestUuid: string;
}

const silent = () => () => {};

/** Reports `Online`; silent until it is provided. */
export const onlineSignal = telling(silent);

/** Reports `LookedAt`; silent until it is provided. Source: specification section 4, session. */
export const visibilitySignal = telling(silent);

/** Reports `Stored`; silent until it is provided. */
export const storageSignal = telling(silent);

/**
 * Passes its events to the other tabs, and reports `MovedElsewhere`, `LoggedOutElsewhere` and `LeftElsewhere`; silent until it is
 * provided.
 */
export const otherTabs = fromCallback<TabNews>(silent);

/**
 * Holds a report for this tab, so that no two work on it unknowingly, and reports `OpenedElsewhere`; silent until it is provided.
 */
export const reportHolder = fromCallback<TakeReport, WorkedOn>(silent);
