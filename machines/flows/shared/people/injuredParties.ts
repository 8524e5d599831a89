import { atLeastOneInjured } from '../../../claim/rules/injuredRules.ts';
import { definePage, type Rows } from '../../../flow/page.ts';
import type { Question } from '../../../flow/question.ts';
import { everyRowComplete, rowPages } from '../../../flow/rows.ts';

/** The injured parties: a page each (section 9: ten at most), and one that shows them all. */
export const injuredRows: Rows = {
  list: 'injuredParties',
  overview: 'injuredParties',
  pages: rowPages('injuredParty'),
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
      everyRowComplete(injuredRows, 'injuredIncomplete', {
        questions: () => questions,
        reads: ['dummyPolicy', 'currency'],
      }),
    ],
    next,
  });
