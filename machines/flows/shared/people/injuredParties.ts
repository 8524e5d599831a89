import { claimSubject } from '#machines/report/kit.ts';
import { limits } from '#machines/claim/limits.ts';
import { atLeastOneInjured } from '#machines/claim/rules/injuredRules.ts';
import { definePage } from '#machines/report/kit.ts';
import type { Rows } from '#machines/report/kit.ts';
import type { Question } from '#machines/flow/question.ts';
import { everyRowComplete } from '#machines/flow/rows.ts';

/** The injured parties: a form each (section 9: ten at most), and one that shows them all. */
export const injuredRows: Rows = {
  list: 'injuredParties',
  overview: 'injuredParties',
  page: 'injuredParty',
  max: limits.reports,
  names: ['injuredParties[].injured.fullName', 'injuredParties[].injured.companyName'],
  asks: { removal: 'confirmInjuredRemoval', blank: 'continueWithBlankInjured' },
};

/**
 * Everybody who was harmed, at a glance: here a party is added, looked at again or removed.
 *
 * @param questions what is asked about each
 */
export const injuredParties = <const Next extends string>(
  questions: readonly Question[],
  next: readonly Next[],
) =>
  definePage({
    code: 'injuredParties',
    path: '/poskozeni',
    step: 'event',
    rows: injuredRows,
    checks: [
      atLeastOneInjured,
      everyRowComplete(claimSubject, injuredRows, 'injuredIncomplete', {
        questions,
        reads: ['dummyPolicy', 'currency', 'policyCountry'],
      }),
    ],
    next,
  });
