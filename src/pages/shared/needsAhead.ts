import { situationOf } from '#machines/flow/situation.ts';
import { getPage } from '#machines/flow/compile.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { factsIn } from '#machines/claim/facts.ts';
import { documentsFor, type DocumentsWanted } from '#machines/report/documents.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { pagesAhead } from '#machines/flow/progress.ts';
import { holds } from '#machines/subject/rule.ts';

/** What is still needed: things to have at hand, by the names of their texts, and documents. */
export interface NeedsAhead extends DocumentsWanted {
  readonly needs: readonly string[];
}

/**
 * What a page and those ahead of it will ask for, as far as the answers tell. What the pages before it asked for is not needed
 * any more.
 */
export const needsAhead = (flow: Flow, claim: ClaimDetail, code: string): NeedsAhead => {
  const pages = [getPage(flow, code), ...pagesAhead(situationOf(flow, claim), code)];
  const read = factsIn(claim);
  const wanted = pages.flatMap(({ needs }) => needs.filter(({ when }) => holds(when, read)));
  const asksDocuments = pages.some(({ view }) => view === 'documents');
  return {
    needs: [...new Set(wanted.map(({ need }) => need))],
    ...(asksDocuments ? documentsFor(flow, claim) : { required: [], optional: [] }),
  };
};
