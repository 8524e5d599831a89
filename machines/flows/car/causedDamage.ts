import { Claim } from '../../claim/claim.ts';
import { soberDriver } from '../../claim/underwritingRules.ts';
import { definePage } from '../../flow/page.ts';

/** Whether the insured agrees to have caused the damage, and who drove. Who was harmed follows, each on a page. */
export const causedDamage = definePage({
  code: 'causedDamage',
  path: '/skoda-zpusobena',
  step: 'event',
  answers: Claim.pick({ agreement: true, driver: true, alcohol: true }),
  checks: () => [soberDriver],
  canEnter: { fact: 'riskFlow', is: 'POVPOJ' },
  next: ['injuredParty1'],
});
