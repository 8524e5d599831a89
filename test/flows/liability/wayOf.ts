import type { Found } from '#test/flow/pendingClaim.ts';
import type { Answers } from '#machines/flow/answers.ts';
import { documentsFor } from '#machines/report/documents.ts';
import { liabilityDraft } from '#machines/flows/liability/draft.ts';
import { wayThrough } from '#test/flows/wayThrough.ts';
import { usualAnswers } from './usualAnswers.ts';

/** What the service finds, where it differs from a policy that is valid. */
export interface Finding {
  readonly found?: Found;
}

const everythingFound: Found = {
  searchPolicy: { policyNumberValid: true, dummyPolicy: false, policyCountry: 'CZ' },
  findDuplicate: {},
  bankAccount: { policyAccount: true },
  selfInspection: { selfInspectionAuthorized: false },
};

/**
 * The pages walked by answers that differ from the usual ones, page by page, the dialogs asked, the documents needed and the claim.
 * Throws where a page's own schema refuses an answer.
 */
export const wayOf = (differing: Readonly<Record<string, Answers>>, { found = {} }: Finding = {}) => {
  const way = wayThrough(liabilityDraft, {
    answersOn: ({ code }, claim) => {
      const answers = differing[code] ?? usualAnswers[code]?.(claim);
      if (!answers) throw new Error(`Nothing is usually answered on ${code}.`);
      return answers;
    },
    found: { ...everythingFound, ...found },
  });
  return { ...way, required: documentsFor(liabilityDraft, way.claim).required };
};
