import { staysApart, staysInOrder } from '#machines/claim/rules/dayRules.ts';
import { definePage } from '#machines/report/kit.ts';
import { staysAfterInjury } from '#machines/flows/life/groups.ts';

/** The stays in hospital after the injury. */
export const injuryHospital = definePage({
  code: 'injuryHospital',
  path: '/uraz-hospitalizace',
  step: 'event',
  questions: staysAfterInjury,
  checks: [staysInOrder, staysApart],
  canEnter: { fact: 'hospitalized', is: 'YES' },
  next: ['injuryMore'],
});
