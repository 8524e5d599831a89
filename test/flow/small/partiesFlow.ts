import { atLeastOneInjured } from '../../../machines/claim/rules/injuredRules.ts';
import { defineFlow } from '../../../machines/flow/flow.ts';
import { definePage, type Rows } from '../../../machines/flow/page.ts';
import { smallCar } from './lines.ts';
import { ask } from '../../ask.ts';

const rows: Rows = {
  list: 'injuredParties',
  overview: 'parties',
  pages: ['party1', 'party2', 'party3'],
  names: ['injuredParties[].injured.fullName'],
  asks: { removal: 'confirmInjuredRemoval', blank: 'continueWithBlankInjured' },
};

const partyPage = {
  view: 'party',
  step: 'event',
  questions: [ask('injuredParties[].damageKinds')],
  rows,
} as const;

const party1 = definePage({
  ...partyPage,
  code: 'party1',
  path: '/poskozeni/1',
  row: 0,
  next: ['party2', 'parties'],
});

const party2 = definePage({
  ...partyPage,
  code: 'party2',
  path: '/poskozeni/2',
  row: 1,
  canEnter: { fact: 'injuredCount', in: ['2', '3'] },
  next: ['party3', 'parties'],
});

const party3 = definePage({
  ...partyPage,
  code: 'party3',
  path: '/poskozeni/3',
  row: 2,
  canEnter: { fact: 'injuredCount', is: '3' },
  next: ['parties'],
});

const parties = definePage({
  code: 'parties',
  path: '/poskozeni',
  step: 'event',
  checks: [atLeastOneInjured],
  rows,
  next: ['moreInfo'],
});

const moreInfo = definePage({
  code: 'moreInfo',
  path: '/vice-informaci',
  step: 'event',
  questions: [ask('moreInfo', { optional: true })],
  next: [],
});

/** A car claim as small as possible, with people in it: a page for each of at most three, and one that shows them all. */
export const partiesFlow = defineFlow({
  line: smallCar,
  flowType: 'DRAFT',
  start: 'party1',
  pages: [party1, party2, party3, parties, moreInfo],
});
