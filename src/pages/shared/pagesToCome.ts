import type { ClaimDetail } from '#machines/claim/claim.ts';
import { pagesAhead } from '#machines/flow/progress.ts';
import { situationOf } from '#machines/flow/situation.ts';
import type { Flow, Page } from '#machines/report/claimFlow.ts';

/** The pages that a report has ahead of it behind one, without the last, on which nothing is left to do. */
export const pagesToCome = (flow: Flow, claim: ClaimDetail, { code }: Page): readonly Page[] =>
  pagesAhead(situationOf(flow, claim), code).filter(({ next }) => next.length > 0);
