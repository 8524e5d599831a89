import { Claim, type ClaimDetail } from '../../../machines/claim/claim.ts';
import { missing, rule } from '../../../machines/claim/findings.ts';
import { defineFlow } from '../../../machines/flow/defineFlow.ts';
import { definePage, type Rows } from '../../../machines/flow/page.ts';

const rows: Rows = {
  list: 'injuredParties',
  overview: 'parties',
  pages: ['party1', 'party2', 'party3'],
  asks: { removal: 'confirmInjuredRemoval', blank: 'continueWithBlankInjured' },
};

const told = (row: number) =>
  rule<Pick<ClaimDetail, 'injuredParties'>>(({ injuredParties = [] }) =>
    injuredParties[row]?.damageKinds?.length ? [] : [missing(['injuredParties', row, 'damageKinds'])],
  );

const partyPage = {
  view: 'party',
  step: 'event',
  answers: Claim.pick({ injuredParties: true }),
  rows,
} as const;

const party1 = definePage({
  ...partyPage,
  code: 'party1',
  path: '/poskozeni/1',
  row: 0,
  checks: () => [told(0)],
  next: ['party2', 'parties'],
});

const party2 = definePage({
  ...partyPage,
  code: 'party2',
  path: '/poskozeni/2',
  row: 1,
  checks: () => [told(1)],
  canEnter: { fact: 'injuredCount', in: ['2', '3'] },
  next: ['party3', 'parties'],
});

const party3 = definePage({
  ...partyPage,
  code: 'party3',
  path: '/poskozeni/3',
  row: 2,
  checks: () => [told(2)],
  canEnter: { fact: 'injuredCount', is: '3' },
  next: ['parties'],
});

const parties = definePage({
  code: 'parties',
  path: '/poskozeni',
  step: 'event',
  answers: Claim.pick({ injuredParties: true }),
  rows,
  next: ['moreInfo'],
});

const moreInfo = definePage({
  code: 'moreInfo',
  path: '/vice-informaci',
  step: 'event',
  answers: Claim.pick({ moreInfo: true }).partial(),
  next: [],
});

/** A car claim as small as can be with people in it: a page for each of three at most, and one that shows them all. */
export const partiesFlow = defineFlow({
  code: 'car.DRAFT',
  claimType: 'car',
  flowType: 'DRAFT',
  home: '/nonlife/car',
  start: 'party1',
  pages: [party1, party2, party3, parties, moreInfo],
});
