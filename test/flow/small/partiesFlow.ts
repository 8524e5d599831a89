import { atLeastOneInjured } from '#machines/claim/rules/injuredRules.ts';
import { defineFlow } from '#machines/report/kit.ts';
import { definePage } from '#machines/report/kit.ts';
import type { Rows } from '#machines/report/kit.ts';
import { smallCar } from './lines.ts';
import { ask } from '#test/ask.ts';

const rows: Rows = {
  list: 'injuredParties',
  overview: 'parties',
  page: 'party',
  max: 3,
  names: ['injuredParties[].injured.fullName'],
  asks: { removal: 'confirmInjuredRemoval', blank: 'continueWithBlankInjured' },
};

const party = definePage({
  kind: 'record',
  code: 'party',
  path: '/poskozeni/:row',
  step: 'event',
  rows,
  each: { param: 'row', count: { fact: 'injuredCount', values: ['0', '1', '2', '3'] }, isFirstThere: true },
  questions: [ask('injuredParties[].damageKinds')],
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

/** A car claim as small as possible, with people in it: a form for each of at most three, and one that shows them all. */
export const partiesFlow = defineFlow({
  line: smallCar,
  flowType: 'DRAFT',
  start: 'party',
  pages: [party, parties, moreInfo],
});
