import { staysInOrder } from '../../../claim/rules/dayRules.ts';
import { definePage } from '../../../flow/page.ts';
import { beginsStays, stays } from '../groups.ts';

/** The stays in hospital after the injury. */
export const injuryHospital = definePage({
  code: 'injuryHospital',
  path: '/uraz-hospitalizace',
  step: 'event',
  questions: stays,
  checks: [staysInOrder],
  begins: beginsStays,
  canEnter: { fact: 'hospitalized', is: 'YES' },
  next: ['injuryMore'],
});
