import { getPage } from '#machines/flow/compile.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Answers } from '#machines/flow/answers.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { saidOn } from '#test/flow/saidOn.ts';
import { usualAnswers } from './usualAnswers.ts';

/** A page, what the claim tells already, which answers differ from the usual ones there, and what the page says about it. */
export type SaidRow = [what: string, code: string, claim: ClaimDetail, differing: Answers, said: string[]];

/** What a page of the car claim says about the usual answers with some of them changed; undefined leaves one out. */
export const saidOnCar = (code: string, claim: ClaimDetail, differing: Answers): string[] => {
  const page = getPage(carDraft, code);
  return saidOn(page, claim, { ...usualAnswers(page, claim), ...differing });
};
