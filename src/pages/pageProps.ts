import type { ClaimDetail } from '../../machines/claim/claim.ts';
import type { FlowEvent, Refusal } from '../../machines/flow/machine/context.ts';
import type { Flow } from '../../machines/flow/flow.ts';
import type { Page } from '../../machines/flow/page.ts';
import type { FinalizeAnswer } from '../../machines/service/claimRequest.ts';
import type { Configuration } from '../../machines/service/configuration.ts';

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
  /** Names the answers that are to be again what they were, because others would have fallen; a new object each time. */
  readonly kept?: Kept | undefined;
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

/** What another flow is told of a claim. */
export type HandedOver = Pick<ClaimDetail, 'claimNumber' | 'incidentDate' | 'consequentClaimRequest'>;

/** The answers of a page whose change was refused, as paths. */
export interface Kept {
  readonly paths: readonly string[];
}

export type PageEdit = Omit<Extract<FlowEvent, { type: 'EDIT' }>, 'type'>;
