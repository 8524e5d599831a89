import { oneOf } from '../../../claim/control.ts';
import { staysApart, staysInOrder } from '../../../claim/rules/dayRules.ts';
import { definePage } from '../../../flow/page.ts';
import { ask } from '../../../flow/question.ts';
import { isByInjury, onJourney } from '../conditions.ts';
import { beginsStays, stays } from '../groups.ts';

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
    ask('incidentDescription'),
    ...stays,
  ],
  checks: [staysInOrder, staysApart],
  begins: beginsStays,
  canEnter: { any: [{ fact: 'appliedRiskId', is: 'NEM' }, onJourney('HOSPITAL')] },
  next: ['hospitalAthlete', 'hospitalMore'],
});
