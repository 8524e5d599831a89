import { withOwnWords } from '#server/finalize/ownWords.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { TextVariant } from '#machines/claim/derived/textVariants.ts';
import { documentsFor } from '#machines/report/documents.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { Report } from '#test/browser/report.ts';

/** One page of a journey: how a reporter answers it, the dialogs in front of the next one, and what the claim keeps of it. */
export interface AnsweredPage {
  readonly code: string;
  readonly answer?: (report: Report) => Promise<void>;
  /** The answer goes on by itself. */
  readonly leads?: true;
  /** Dialogs answered with yes, in their order. */
  readonly confirms?: readonly string[];
  /** How the page is left, where not by Continue; it is not done then. */
  readonly leave?: (report: Report) => Promise<void>;
  /** All that it asks is known, so that nobody comes by. */
  readonly isSkipped?: true;
  readonly adds: ClaimDetail;
}

/** A whole report, page by page as they come. */
export interface Journey {
  /** Whose words its pages have. */
  readonly variant: TextVariant;
  readonly pages: readonly AnsweredPage[];
  /** What the registers know in addition when the claim is sent. */
  readonly added: ClaimDetail;
}

/** The claim of a journey as it is when the reporter first arrives at a page of it. */
export const claimBefore = (journey: Journey, code: string): ClaimDetail => {
  const end = journey.pages.findIndex((page) => page.code === code);
  const done = journey.pages.slice(0, end);
  const formSteps = [...new Set(done.flatMap((page) => (page.leave || page.isSkipped ? [] : [page.code])))];
  const claim: ClaimDetail = { claimType: 'car', flowType: 'DRAFT', formSteps };
  return done.reduce((before, { adds }) => ({ ...before, ...adds }), claim);
};

/** The claim of a journey as it is registered, without a file. */
export const registered = (flow: Flow, journey: Journey, claimRequestUuid: string): ClaimDetail => {
  const claim = claimBefore(journey, 'finalised');
  const { required, optional } = documentsFor(flow, claim);
  return {
    ...withOwnWords({ ...claim, ...journey.added }, {}),
    uploadedFiles: [],
    damagePhotoDocumentation: [],
    requiredDocuments: [...required],
    optionalDocuments: [...optional],
    uploadedDocTypes: [],
    ...(flow.claimType === 'life' && { lifeQueueingEnabled: false }),
    claimPreviewUrl: `/rest/claim/${claimRequestUuid}/preview.pdf`,
  };
};
