import { staysApart, staysInOrder } from '../../../claim/rules/dayRules.ts';
import { definePage } from '../../../flow/page.ts';
import { beginsStays, staysAfterInjury } from '../groups.ts';

/** The stays in hospital after the injury. */
export const injuryHospital = definePage({
  code: 'injuryHospital',
  path: '/uraz-hospitalizace',
  step: 'event',
  questions: staysAfterInjury,
  checks: [staysInOrder, staysApart],
  begins: beginsStays,
  canEnter: { fact: 'hospitalized', is: 'YES' },
  next: ['injuryMore'],
});
