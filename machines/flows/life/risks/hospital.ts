import { oneOf } from '../../../claim/control.ts';
import { staysApart, staysInOrder } from '../../../claim/rules/dayRules.ts';
import { definePage } from '../../../flow/page.ts';
import { isByInjury, onJourney } from '../conditions.ts';
import { beginsStays, otherInsurer, sameDay, stays } from '../groups.ts';
import { ask } from '../ask.ts';

/** Why the insured was in hospital, and when. */
export const hospital = definePage({
  code: 'hospital',
  path: '/pobyt-v-nemocnici',
  step: 'event',
  questions: [
    ask('healthCause', { as: oneOf('health-cause-type') }),
    ask('injuryDate', { when: isByInjury }),
    ask('activity', { when: isByInjury }),
    ask('causedByOther', { when: isByInjury }),
    // Of an illness the diagnosis says it.
    ask('incidentDescription', { when: { any: [isByInjury, { fact: 'healthCause', is: 'OTHER' }] } }),
    ...stays,
    ...otherInsurer,
    ask('moreInfo', { optional: true }),
  ],
  checks: [staysInOrder, staysApart],
  begins: (claim) => sameDay('injuryDate')(beginsStays(claim)),
  canEnter: { any: [{ fact: 'appliedRiskId', is: 'NEM' }, onJourney('HOSPITAL')] },
  next: ['hospitalAthlete', 'hospitalMore', 'documents'],
});
