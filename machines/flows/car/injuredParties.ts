import { Claim } from '../../claim/claim.ts';
import { atLeastOneInjured, everyInjuredComplete } from '../../claim/injuredRules.ts';
import { definePage } from '../../flow/page.ts';
import { injuredRows } from './injuredRows.ts';

/** Everybody who was harmed, at a glance: one more is added here, one is looked at again or removed. */
export const injuredParties = definePage({
  code: 'injuredParties',
  path: '/poskozeni',
  step: 'event',
  answers: Claim.pick({ injuredParties: true }),
  rows: injuredRows,
  checks: () => [atLeastOneInjured, everyInjuredComplete],
  next: ['otherParty'],
});
