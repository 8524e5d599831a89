import type { Undo as UndoOf } from '#machines/flow/pending.ts';
import type { ChangedAnswer as ChangedAnswerOf, Versions as VersionsOf } from '#machines/flow/merge.ts';
import type { SummaryPage as SummaryPageOf } from '#machines/flow/summary.ts';
import type { ClaimRef } from '#machines/actors/report/claimRef.ts';
import type { ReportExtra } from '#machines/actors/report/finalize.ts';
import type { ClaimService, FinalizeAnswer } from '#machines/service/claimRequest.ts';
import type { Claim, ClaimDetail } from '#machines/claim/claim.ts';
import type { DialogName } from '#machines/claim/dialogs.ts';
import type { LaneEvent } from '#machines/claim/codes/lane.ts';
import type { ClaimType, FlowType } from '#machines/claim/enums.ts';
import type { LookupName } from '#machines/claim/lookups.ts';
import type { Step } from '#machines/claim/steps.ts';
import type { NamesOf } from '#machines/flow/defineSubject.ts';
import type { DocumentTable } from './documents.ts';
import type { Flow as FlowOf } from '#machines/flow/flow.ts';
import type { Page as PageOf, Rows as RowsOf } from '#machines/flow/page.ts';

/** What the flow of a claim has besides. */
interface ClaimFlowExtras {
  /** By its line and its kind, or by the event of a lane. */
  readonly code: `${ClaimType}.${FlowType | LaneEvent}`;
  readonly claimType: ClaimType;
  readonly flowType: FlowType;
  /** The service that its calls go to. */
  readonly service: ClaimService;
  /** Files are all there is to send. */
  readonly sendsOnlyFiles: boolean;
  /** The documents it asks for; none where they belong to another claim. */
  readonly documents: DocumentTable;
}

/** What a claim is, for the compiler. */
export interface ClaimShapes {
  readonly detail: ClaimDetail;
  readonly whole: Claim;
  readonly flow: ClaimFlowExtras;
  readonly ref: ClaimRef;
  readonly result: FinalizeAnswer;
  readonly extra: ReportExtra;
}

/** What pages about a claim have names for. */
export type ClaimNames = NamesOf<ClaimShapes, LookupName, DialogName, Step>;

/** A page about a claim, with its dialogs, its lookups and the list whose rows have a page each. */
export type Page<PageCode extends string = string, Next extends string = string> = PageOf<
  ClaimNames,
  PageCode,
  Next
>;
export type Rows = RowsOf<ClaimNames>;

/** The flow of one claim type and flow type. */
export type Flow<P extends readonly Page[] = readonly Page[]> = FlowOf<ClaimNames, P> & ClaimFlowExtras;

export type Undo = UndoOf<ClaimNames>;
export type Versions = VersionsOf<ClaimNames>;
export type ChangedAnswer = ChangedAnswerOf<ClaimNames>;
export type SummaryPage = SummaryPageOf<ClaimNames>;
