import { asDetails } from '#machines/flow/question.ts';
import { oneOf } from '#machines/subject/control.ts';
import { staysApart, staysInOrder } from '#machines/claim/rules/dayRules.ts';
import { definePage } from '#machines/report/kit.ts';
import { isByInjury, onJourney } from '#machines/flows/life/conditions.ts';
import { anythingElse, otherInsurer, stays } from '#machines/flows/life/groups.ts';
import { ask } from '#machines/flows/life/ask.ts';

/** Why the insured was in hospital, and when. */
export const hospital = definePage({
  code: 'hospital',
  path: '/pobyt-v-nemocnici',
  step: 'event',
  questions: [
    ask('healthCause', { as: oneOf('health-cause-type') }),
    ask('injuryDate', { when: isByInjury, begins: { from: 'incidentDate' } }),
    ask('activity', { when: isByInjury }),
    ask('causedByOther', { when: isByInjury }),
    // Of an illness the diagnosis says it.
    ask('incidentDescription', { when: { any: [isByInjury, { fact: 'healthCause', is: 'OTHER' }] } }),
    ...stays,
    ...asDetails(otherInsurer),
    anythingElse,
  ],
  checks: [staysInOrder, staysApart],
  canEnter: { any: [{ fact: 'appliedRiskId', is: 'NEM' }, onJourney('HOSPITAL')] },
  next: ['hospitalAthlete', 'hospitalMore', 'documents'],
});
