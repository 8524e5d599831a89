import { definePage } from '../../../flow/page.ts';
import { ask } from '../../../flow/question.ts';
import { place } from '../groups.ts';

/** How and where the injury happened, and what is hurt. */
export const injury = definePage({
  code: 'injury',
  path: '/uraz',
  step: 'event',
  questions: [
    ...place,
    ask('activity'),
    ask('workInjury'),
    ask('causedByOther'),
    ask('injuryType'),
    ask('bodyAreas'),
  ],
  canEnter: { fact: 'appliedRiskId', is: 'DNL' },
  next: ['injuryAdditional', 'injuryTreatment'],
});
