import * as z from 'zod';
import { noFiles, type FilesState } from '../../actors/uploads.ts';
import type { ClaimDetail } from '../../claim/claim.ts';
import type { DependentsConfiguration } from '../../claim/dependents.ts';
import type { Found } from '../../claim/lookups.ts';
import type { FinalizeAnswer } from '../../service/claimRequest.ts';
import type { ClaimDocument } from '../../service/documents.ts';
import type { Failure } from '../../service/failures.ts';
import type { Answers } from '../answers.ts';
import type { PendingClaim, Undo } from '../change.ts';
import type { Flow } from '../flow.ts';
import type { Edit } from '../rows.ts';
import { openingPage } from '../walk.ts';

/** What the service acknowledged last: the claim, its save version and, once sent, the result. */
export interface Draft {
  readonly claimRequestUuid: string;
  readonly version: number;
  readonly detail: ClaimDetail;
  readonly documents: readonly ClaimDocument[];
  readonly result?: FinalizeAnswer | undefined;
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

export interface FlowInput {
  readonly configuration: FlowConfiguration;
  /** What is known before the first page: origin, identification, what the link says. */
  readonly prefill?: ClaimDetail;
  /** A draft to continue. */
  readonly draft?: Draft;
  /** The address did not ask for the draft that is continued. */
  readonly isResumed?: boolean;
  /** The page asked for by the address, if any. */
  readonly page?: string;
}

/** Why the service would not take the claim: the page, and the field and the key of its words where it named them. */
export const Refusal = z.object({
  page: z.string(),
  name: z.string().optional(),
  key: z.string().optional(),
});
export type Refusal = Readonly<z.infer<typeof Refusal>>;

/** What two tabs or devices have made of a report: what both began with, what is answered here, what the other has saved. */
export interface Conflict {
  readonly base: ClaimDetail;
  readonly mine: PendingClaim;
  readonly theirs: Draft;
}

export interface FlowContext {
  readonly flow: Flow;
  readonly configuration: FlowConfiguration;
  /** What was known before the first page; starting over returns to it. */
  readonly prefill: ClaimDetail;
  /** Code of the page the flow opens on. */
  readonly opening: string;
  readonly claim: ClaimDetail;
  readonly version: number;
  readonly claimRequestUuid?: string | undefined;
  readonly pending?: PendingClaim | undefined;
  /** Somebody else has saved the report since; there until the reporter has said what counts, or gives up what was on its way. */
  readonly conflict?: Conflict | undefined;
  /** The last change can be taken back until the next page is answered. */
  readonly undo?: Undo | undefined;
  readonly failure?: Failure | undefined;
  readonly result?: FinalizeAnswer | undefined;
  /** Code of the page that an address asked for but the rules refused. */
  readonly refused?: string | undefined;
  /** What the service lacked when the claim was sent, until the next page is answered. */
  readonly refusal?: Refusal | undefined;
  /** Code of the page answered last, whose advice is repeated on the page that follows; none once the reporter turned back. */
  readonly noted?: string | undefined;
  /** The request under way is taking longer than the configured time. */
  readonly isLong: boolean;
  /** Set by a Change link until only sending is left: NEXT leads to the first page not done instead of the one that follows. */
  readonly returnsToFurthest: boolean;
  /** An earlier report is being continued and none of its pages was answered since. */
  readonly isResumed: boolean;
  /** The last answers changed who the client is known to be, so that they are identified no longer. */
  readonly isIdentityLost?: boolean;
  /** How the files of the claim stand; sending waits for those on their way. */
  readonly files: FilesState;
  /** The latest draft had to be loaded again, and nothing was saved since. */
  readonly isReloaded: boolean;
  /** When the last save succeeded, in milliseconds. */
  readonly savedAt?: number | undefined;
}

export type FlowEvent =
  /** `found` is what the lookups would answer. Only the model reads it; the whole machine asks the service. */
  | { readonly type: 'NEXT'; readonly answers: Answers; readonly force?: boolean; readonly found?: Found }
  /** Changes a list although the page that shows it is not done: asks first, then opens a page. */
  | Edit
  /** Undoes the last change. */
  | { readonly type: 'UNDO' }
  | { readonly type: 'BACK' }
  | { readonly type: 'OPEN'; readonly page: string; readonly returning?: boolean }
  /** Yes to a dialog, or its third answer, OTHER. The page says what each of them does. */
  | { readonly type: 'CONFIRM'; readonly answer?: 'YES' | 'OTHER' }
  | { readonly type: 'REFUSE' }
  /** Of the answers that another one has changed, those at these paths stay as they are here. */
  | { readonly type: 'MERGE'; readonly kept: readonly string[] }
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
  | { readonly type: 'files.changed'; readonly files: FilesState }
  | { readonly type: 'session.expired' }
  | { readonly type: 'page.leave' }
  | { readonly type: 'page.advance' }
  | { readonly type: 'page.open'; readonly page: string };

export type FlowEmitted =
  | { readonly type: 'claim.created'; readonly claimRequestUuid: string }
  | { readonly type: 'claim.saved'; readonly version: number }
  | { readonly type: 'page.answered'; readonly page: string }
  /** The reporter keeps what a change would have made fall: the answers at these paths are again what they were. */
  | { readonly type: 'change.refused'; readonly page: string; readonly paths: readonly string[] }
  | { readonly type: 'claim.finalised' }
  | { readonly type: 'claim.discarded'; readonly url: string | undefined }
  | { readonly type: 'claim.emptied' }
  | { readonly type: 'flow.reset'; readonly failure: Failure | undefined }
  | { readonly type: 'page.refused'; readonly page: string };

/** The context a flow begins with: the draft's claim on top of what was known before. */
export const firstContext = (
  flow: Flow,
  { configuration, draft, page, ...input }: FlowInput,
): FlowContext => {
  const prefill = { ...input.prefill, claimType: flow.claimType, flowType: flow.flowType };
  const claim = { ...prefill, ...draft?.detail };
  return {
    flow,
    configuration,
    prefill,
    claim,
    version: draft?.version ?? 0,
    claimRequestUuid: draft?.claimRequestUuid,
    result: draft?.result,
    opening: openingPage(flow, claim, { result: draft?.result, asked: page }),
    isLong: false,
    returnsToFurthest: false,
    isResumed: input.isResumed === true,
    isReloaded: false,
    files: noFiles,
  };
};
