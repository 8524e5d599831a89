import type { ClaimDetail } from '../claim/claim.ts';
import type { Flow } from './defineFlow.ts';
import type { Page } from './page.ts';
import { isDone, walk } from './walk.ts';
import type { Answered } from './withAnswers.ts';

/** What a changed answer does to what was already answered. */
export interface Consequences {
  /** Answers that fall, as dotted paths. */
  readonly answers: readonly string[];
  /** Codes of pages that were done and are walked no more. */
  readonly pagesDropped: readonly string[];
  /** Codes of pages that are new on the way. */
  readonly pagesAdded: readonly string[];
}

/**
 * Takes a flow, the page answered, the claim before and what the answers made of it; gives what falls and what is new, undefined
 * where nothing that the reporter has done is lost. Computed from walk and dependents, so every flow has it.
 */
export const consequencesOf = (
  flow: Flow,
  page: Page,
  before: ClaimDetail,
  after: Answered,
): Consequences | undefined => {
  const was = walk(flow, before);
  const is = walk(flow, after.claim);
  // Whether a row is left out is asked where the list is shown.
  const done = was.filter((other) => other !== page && other.row === undefined && isDone(other, before));
  const pagesDropped = codes(done.filter((other) => !is.includes(other)));
  const pagesAdded = codes(is.filter((other) => !was.includes(other)));
  return after.dropped.length + pagesDropped.length === 0
    ? undefined
    : { answers: after.dropped, pagesDropped, pagesAdded };
};

const codes = (pages: readonly Page[]) => pages.map((page) => page.code);
