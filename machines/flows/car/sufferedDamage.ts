import { Claim } from '../../claim/claim.ts';
import { ownDamageTold } from '../../claim/injuredRules.ts';
import { definePage } from '../../flow/page.ts';

/** What of the injured who reports is damaged: their vehicle, things, property. Kept as the first of `injuredParties`. */
export const sufferedDamage = definePage({
  code: 'sufferedDamage',
  path: '/skoda-utrpena',
  step: 'event',
  answers: Claim.pick({ injuredParties: true, vatPayer: true }).partial({
    injuredParties: true,
    vatPayer: true,
  }),
  checks: (claim) => [ownDamageTold(claim)],
  canEnter: { fact: 'riskFlow', is: 'POVPOS' },
  next: ['otherParty'],
});
