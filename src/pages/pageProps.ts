import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { FlowEvent } from '#machines/report/claimMachine.ts';
import type { Refusal } from '#machines/flow/machine/context.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import type { FinalizeAnswer } from '#machines/service/claimRequest.ts';
import type { Configuration } from '#machines/service/configuration.ts';

/** What every view is given: the page, the claim so far, and the ways to continue. It knows neither router nor service. */
export interface PageProps {
  readonly flow: Flow;
  readonly page: Page;
  readonly claim: ClaimDetail;
  readonly configuration: Configuration;
  /** What was typed here but not saved yet. */
  readonly typed: Record<string, unknown> | undefined;
  /** The service is working on what was answered, so Continue waits. */
  readonly isBusy: boolean;
  /** What the service lacks on this page, where sending was refused for it. */
  readonly refusal?: Refusal | undefined;
  /** The answers to restore, because their change would have dropped others; a new object each time. */
  readonly restored?: RestoredAnswers | undefined;
  /** Present once the claim is sent. */
  readonly result: FinalizeAnswer | undefined;
  /** The address of the page that follows now. */
  readonly nextAddress: () => string;
  readonly onTyped: (typed: Record<string, unknown>) => void;
  readonly onNext: (answers: Record<string, unknown>) => void;
  /** Changes the claim without going to the page that follows: asks first where it must, then opens a page. */
  readonly onEdit: (edit: PageEdit) => void;
  /** Opens another page of the flow; NEXT there returns to the first page not done. */
  readonly onChange: (page: string) => void;
  /** Begins another report in the same flow. */
  readonly onNewReport: () => void;
  /** A link leads to a flow that adds to a claim or follows from one: tells that flow which claim it is. */
  readonly onHandOver: (to: Flow['code'], handed: HandedOver) => void;
}

/** What is handed over of a claim to another flow. */
export type HandedOver = Pick<ClaimDetail, 'claimNumber' | 'incidentDate' | 'consequentClaimRequest'>;

/** The answers of a page whose change was refused, as paths. */
export interface RestoredAnswers {
  readonly paths: readonly string[];
}

export type PageEdit = Omit<Extract<FlowEvent, { type: 'EDIT' }>, 'type'>;
