import { Claim } from '../../claim/claim.ts';
import { staysTold } from '../../claim/life/lifeRules.ts';
import { definePage } from '../../flow/page.ts';

/** The stays in hospital after the injury. */
export const injuryHospital = definePage({
  code: 'injuryHospital',
  path: '/uraz-hospitalizace',
  step: 'event',
  answers: Claim.pick({ hospitalizationCount: true, hospitalizations: true }),
  checks: () => [staysTold],
  canEnter: { fact: 'hospitalized', is: 'YES' },
  next: ['injuryMore'],
});
