import type { ClaimDetail } from '../claim/claim.ts';
import type { DependentsConfiguration } from '../claim/dependents.ts';
import type { FinalizeAnswer } from '../service/claimRequest.ts';
import type { ClaimDocument } from '../service/documents.ts';
import type { Failure } from '../service/failures.ts';
import type { Confirmation } from './confirmation.ts';
import type { Consequences } from './consequences.ts';
import type { Flow } from './defineFlow.ts';
import type { Found, LookupUse } from './lookups.ts';
import type { Page } from './page.ts';
import type { Answers } from './withAnswers.ts';

/** What the service acknowledged last: the claim, its save version and, once sent, the result. */
export interface Draft {
  readonly claimRequestUuid: string;
  readonly version: number;
  readonly detail: ClaimDetail;
  readonly documents: readonly ClaimDocument[];
  readonly result?: FinalizeAnswer | undefined;
}

/** The claim as the answers on their way would make it; it becomes the claim when the service has it. */
export interface Candidate {
  readonly page: Page;
  readonly claim: ClaimDetail;
  readonly force: boolean;
  readonly lookups: readonly LookupUse[];
  readonly confirm: readonly Confirmation[];
  /** Answers that fall by these, as dotted paths. */
  readonly dropped: readonly string[];
  /** What falls and what is new, once it has been weighed. */
  readonly consequences?: Consequences | undefined;
  /** Code of the page that opens then, where it is not the one that follows. */
  readonly opens?: string | undefined;
  /** Whether NEXT comes back then to the first page not done, where a change that is taken back says so. */
  readonly returning?: boolean;
}

/** What a change did away with: the claim before it, and the page it was made on. */
export interface Undo {
  readonly claim: ClaimDetail;
  readonly page: string;
  readonly consequences: Consequences;
  /** As it was when the change was made. */
  readonly returning: boolean;
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
}

export interface FlowInput {
  readonly configuration: FlowConfiguration;
  /** Facts known before the first page: origin, identification, what the link says. */
  readonly claim?: ClaimDetail;
  /** A draft to go on with. */
  readonly draft?: Draft;
  /** The page asked for by the address, if any. */
  readonly page?: string;
}

export interface FlowContext {
  readonly flow: Flow;
  readonly configuration: FlowConfiguration;
  /** What was known before the first page; starting over comes back to it. */
  readonly known: ClaimDetail;
  /** Code of the page the flow opens on. */
  readonly opening: string;
  readonly claim: ClaimDetail;
  readonly version: number;
  readonly claimRequestUuid?: string | undefined;
  readonly candidate?: Candidate | undefined;
  /** The last change can be taken back until the next page is answered. */
  readonly undo?: Undo | undefined;
  readonly failure?: Failure | undefined;
  readonly result?: FinalizeAnswer | undefined;
  /** Code of the page that an address asked for and the rules refused. */
  readonly refused?: string | undefined;
  /** The request under way takes longer than the configured time. */
  readonly isLong: boolean;
  /** Set by a Change link until nothing is left but to send: NEXT leads to the first page not done instead of the one that follows. */
  readonly returning: boolean;
}

export type FlowEvent =
  /** `found` is what the lookups would answer: read by the model alone, the whole machine asks the service. */
  | { readonly type: 'NEXT'; readonly answers: Answers; readonly force?: boolean; readonly found?: Found }
  /** Changes the answers of a page without being done with it, such as a list it shows: asks first, then opens a page. */
  | {
      readonly type: 'EDIT';
      readonly answers: Answers;
      readonly asks?: Confirmation['dialog'] | undefined;
      readonly opens: string;
    }
  /** Takes the last change back. */
  | { readonly type: 'UNDO' }
  | { readonly type: 'BACK' }
  | { readonly type: 'OPEN'; readonly page: string; readonly returning?: boolean }
  /** `instead` corrects what a lookup found: the reporter knows better, and is asked no more. `answers` are what the dialog asked. */
  | { readonly type: 'CONFIRM'; readonly instead?: ClaimDetail; readonly answers?: ClaimDetail }
  | { readonly type: 'REFUSE' }
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
  | { readonly type: 'session.expired' }
  | { readonly type: 'page.leave' }
  | { readonly type: 'page.advance' }
  | { readonly type: 'page.open'; readonly page: string };

export type FlowEmitted =
  | { readonly type: 'claim.created'; readonly claimRequestUuid: string }
  | { readonly type: 'claim.saved'; readonly version: number }
  | { readonly type: 'page.answered'; readonly page: string }
  | { readonly type: 'claim.finalised' }
  | { readonly type: 'claim.discarded'; readonly url: string | undefined }
  | { readonly type: 'claim.emptied' }
  | { readonly type: 'flow.reset'; readonly failure: Failure | undefined }
  | { readonly type: 'page.refused'; readonly page: string };
