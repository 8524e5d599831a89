import { definePage } from '#machines/report/kit.ts';
import { hour, place, strongerHand } from '#machines/flows/life/groups.ts';
import { ask } from '#machines/flows/life/ask.ts';

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
    hour,
  ],
  canEnter: { fact: 'appliedRiskId', is: 'DNL' },
  next: ['injuryAdditional', 'injuryTreatment'],
});
