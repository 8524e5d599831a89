import { definePage } from '../../../flow/page.ts';
import { place, strongerHand } from '../groups.ts';
import { ask } from '../ask.ts';

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
    strongerHand,
  ],
  canEnter: { fact: 'appliedRiskId', is: 'DNL' },
  next: ['injuryAdditional', 'injuryTreatment'],
});
