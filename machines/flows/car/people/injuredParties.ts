import { limits } from '../../../claim/limits.ts';
import { atLeastOneInjured } from '../../../claim/rules/injuredRules.ts';
import { checkRows, missing } from '../../../claim/issues/findings.ts';
import { findingsOf } from '../../../flow/answersSchema.ts';
import { definePage, type Rows } from '../../../flow/page.ts';
import { partyQuestions } from './partyQuestions.ts';

/** The injured parties: a page each (section 9: ten at most), and one that shows them all. */
export const injuredRows: Rows = {
  list: 'injuredParties',
  overview: 'injuredParties',
  pages: Array.from({ length: limits.reports }, (_, row) => `injuredParty${row + 1}`),
  names: ['injuredParties[].injured.fullName', 'injuredParties[].injured.companyName'],
  asks: { removal: 'confirmInjuredRemoval', blank: 'continueWithBlankInjured' },
};

/** None of the injured parties is left half filled in, so that nothing is open behind the page that shows them all. */
const everyInjuredComplete = checkRows(
  ['injuredParties'],
  missing('injuredParties[0]', { key: 'injuredIncomplete', values: { number: 1 } }),
  (claim) =>
    (claim.injuredParties ?? []).flatMap((_, at) =>
      findingsOf(partyQuestions, claim, [at]).length > 0 ? [at] : [],
    ),
);

/** Everybody who was harmed, at a glance: here a party is added, looked at again or removed. */
export const injuredParties = definePage({
  code: 'injuredParties',
  path: '/poskozeni',
  step: 'event',
  rows: injuredRows,
  checks: [atLeastOneInjured, everyInjuredComplete],
  next: ['otherParty'],
});
