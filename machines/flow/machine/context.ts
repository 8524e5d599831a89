import type { Failure } from '#machines/calls/failures.ts';
import * as z from 'zod';
import type { ResultUpdate } from '#machines/flow/actors/followResult.ts';
import type { Answers } from '#machines/flow/answers.ts';
import { situationOf } from '#machines/flow/situation.ts';
import type { Found, PendingRecord, Undo } from '#machines/flow/pending.ts';
import type { Flow } from '#machines/flow/flow.ts';
import type { Versions } from '#machines/flow/merge.ts';
import type { Names } from '#machines/flow/page.ts';
import type { Edit } from '#machines/flow/edit.ts';
import type { DependentsConfiguration } from '#machines/subject/subject.ts';

/** A record as the service has it: which one, its save version, its answers and, once sent, the result. */
export interface Stored<N extends Names> {
  readonly ref: N['ref'];
  readonly version: number;
  readonly detail: N['detail'];
  readonly result?: N['result'] | undefined;
}

/** What the service acknowledged last of the record: which one it is once created, its save version and, once sent, the result. */
export interface Acknowledged<N extends Names> {
  readonly ref?: N['ref'] | undefined;
  readonly version: number;
  readonly result?: N['result'] | undefined;
  /** When the last save succeeded, in milliseconds. */
  readonly savedAt?: number | undefined;
}

export interface FlowConfiguration extends DependentsConfiguration {
  readonly resetFlowOnError: boolean;
  /** Milliseconds. */
  readonly sessionDuration: number;
  /** Milliseconds before the deadline at which the reporter is warned. */
  readonly warnBefore: number;
  /** Milliseconds. */
  readonly longRunningRequestTimeout: number;
  /** The wall clock in milliseconds. */
  readonly now: () => number;
  /** A clock in milliseconds that nobody sets; it may stop while the laptop sleeps. */
  readonly uptime: () => number;
}

export interface FlowInput<N extends Names> {
  readonly configuration: FlowConfiguration;
  /** What is known before the first page: origin, identification, what the link says. */
  readonly prefill?: N['detail'];
  /** A record to continue. */
  readonly draft?: Stored<N>;
  /** The address did not ask for the record that is continued. */
  readonly isResumed?: boolean;
  /** The page asked for by the address, if any. */
  readonly page?: string;
}

/** Why the service would not take the record: the page, and the field and the key of its words where it named them. */
export const Refusal = z.object({
  page: z.string(),
  name: z.string().optional(),
  key: z.string().optional(),
});
export type Refusal = Readonly<z.infer<typeof Refusal>>;

/** What two tabs or devices have made of a record: what both began with, what is answered here, what the other has saved. */
export interface Conflict<N extends Names> {
  readonly base: N['detail'];
  readonly mine: PendingRecord<N>;
  readonly theirs: Stored<N>;
}

export interface FlowContext<N extends Names> {
  readonly flow: Flow<N> & N['flow'];
  readonly configuration: FlowConfiguration;
  /** What was known before the first page; starting over returns to it. */
  readonly prefill: N['detail'];
  /** Code of the page that the flow opens on. */
  readonly initialPage: string;
  readonly record: N['detail'];
  readonly stored: Acknowledged<N>;
  readonly pending?: PendingRecord<N> | undefined;
  /** Somebody else has saved the record since; there until the reporter has said what counts, or gives the pending record up. */
  readonly conflict?: Conflict<N> | undefined;
  /** The last change can be taken back until the next page is answered. */
  readonly undo?: Undo<N> | undefined;
  readonly failure?: Failure | undefined;
  /** Code of the page that an address asked for but the rules refused. */
  readonly refused?: string | undefined;
  /** What the service lacked when the record was sent, until the next page is answered. */
  readonly refusal?: Refusal | undefined;
  /** The request under way is taking longer than the configured time. */
  readonly isLong: boolean;
  /**
   * An earlier report is being continued and none of its pages was answered since, or the latest draft had to be loaded again and
   * nothing was saved since.
   */
  readonly arrival?: 'RESUMED' | 'RELOADED' | undefined;
  /** What the machine of this subject keeps besides. */
  readonly extra?: N['extra'] | undefined;
}

export type FlowEvent<N extends Names> =
  /** `found` is what the lookups would answer. Only the model reads it; the whole machine asks the service. */
  | { readonly type: 'NEXT'; readonly answers: Answers; readonly force?: boolean; readonly found?: Found<N> }
  /** Changes a list although the page that shows it is not done: asks first, then opens a page. */
  | Edit<N>
  /** Undoes the last change. */
  | { readonly type: 'UNDO' }
  | { readonly type: 'BACK' }
  | { readonly type: 'OPEN'; readonly page: string; readonly returning?: boolean }
  /** Yes to a dialog, or its third answer, OTHER. The page says what each of them does. */
  | { readonly type: 'CONFIRM'; readonly answer?: 'YES' | 'OTHER' }
  | { readonly type: 'REFUSE' }
  /** Of the answers that another one has changed, those at these paths stay as they are here. */
  | { readonly type: 'MERGE'; readonly paths: readonly string[] }
  /** Another tab of this browser works on the report. */
  | { readonly type: 'OPENED_ELSEWHERE' }
  | { readonly type: 'CONTINUE_HERE' }
  | { readonly type: 'RETRY' }
  /** The network is back. */
  | { readonly type: 'ONLINE' }
  | { readonly type: 'CANCEL' }
  | { readonly type: 'DISCARD' }
  | { readonly type: 'RESET' }
  | { readonly type: 'RESTART' }
  | { readonly type: 'REQUEST_COMPLETED' }
  | { readonly type: 'EXTEND_SESSION' }
  | { readonly type: 'CHECK_SESSION' }
  | { readonly type: 'SESSION_LOST' }
  /** Another tab of this browser has ended the session that both shared. */
  | { readonly type: 'LOGGED_OUT' }
  /** Something that is kept besides the record has changed. */
  | { readonly type: 'extra.changed'; readonly extra: N['extra'] }
  | ResultUpdate<N['result']>
  | { readonly type: 'session.expired' }
  | { readonly type: 'page.leave' }
  | { readonly type: 'page.advance' }
  | { readonly type: 'page.open'; readonly page: string }
  | { readonly type: 'editing.begin' }
  | { readonly type: 'editing.end' };

export type FlowEmitted<N extends Names> =
  | { readonly type: 'record.created'; readonly ref: N['ref'] }
  | { readonly type: 'record.saved'; readonly version: number }
  | { readonly type: 'page.answered'; readonly page: string }
  /** The reporter keeps what a change would have made fall: the answers at these paths are again what they were. */
  | { readonly type: 'change.refused'; readonly page: string; readonly paths: readonly string[] }
  | { readonly type: 'record.finalised' }
  | { readonly type: 'record.discarded'; readonly url: string | undefined }
  | { readonly type: 'record.emptied' }
  /** What is answered from now on becomes another record. */
  | { readonly type: 'record.left' }
  | { readonly type: 'flow.reset'; readonly failure: Failure | undefined };

/** The record before it was changed, as it would be here and as another one has saved it, over what was known at first. */
export const versionsOf = <N extends Names>(
  prefill: N['detail'],
  { base, mine, theirs }: Conflict<N>,
): Versions<N> => ({
  base,
  mine: mine.claim,
  theirs: { ...prefill, ...theirs.detail },
});

/** The context a flow begins with: the answers of the record to continue on top of what was known before. */
export const firstContext = <N extends Names>(
  flow: Flow<N> & N['flow'],
  { configuration, draft, page, ...input }: FlowInput<N>,
): FlowContext<N> => {
  const prefill = { ...input.prefill, ...flow.known };
  const record = { ...prefill, ...draft?.detail };
  const result = draft?.result;
  return {
    flow,
    configuration,
    prefill,
    record,
    stored: { ref: draft?.ref, version: draft?.version ?? 0, result },
    initialPage: situationOf(flow, record).initial({ isSent: result !== undefined, asked: page }),
    isLong: false,
    arrival: input.isResumed === true ? 'RESUMED' : undefined,
  };
};
