import { atLeastOneInjured } from '../../../claim/rules/injuredRules.ts';
import { definePage, type Rows } from '../../../flow/page.ts';
import { everyRowComplete, rowPages } from '../../../flow/rows.ts';
import { partyQuestions } from './partyQuestions.ts';

/** The injured parties: a page each (section 9: ten at most), and one that shows them all. */
export const injuredRows: Rows = {
  list: 'injuredParties',
  overview: 'injuredParties',
  pages: rowPages('injuredParty'),
  names: ['injuredParties[].injured.fullName', 'injuredParties[].injured.companyName'],
  asks: { removal: 'confirmInjuredRemoval', blank: 'continueWithBlankInjured' },
};

const everyInjuredComplete = everyRowComplete(injuredRows, 'injuredIncomplete', {
  questions: () => partyQuestions,
  reads: ['dummyPolicy', 'currency'],
});

/** Everybody who was harmed, at a glance: here a party is added, looked at again or removed. */
export const injuredParties = definePage({
  code: 'injuredParties',
  path: '/poskozeni',
  step: 'event',
  rows: injuredRows,
  checks: [atLeastOneInjured, everyInjuredComplete],
  next: ['documents'],
});
