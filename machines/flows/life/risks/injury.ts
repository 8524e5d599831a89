import { definePage } from '#machines/report/kit.ts';
import { hour, place, strongerHand } from '#machines/flows/life/groups.ts';
import { ask } from '#machines/flows/life/ask.ts';

/** How and where the injury happened. */
export const injury = definePage({
  code: 'injury',
  path: '/uraz',
  step: 'event',
  questions: [...place, ask('activity'), ask('workInjury'), ask('causedByOther'), hour],
  canEnter: { fact: 'appliedRiskId', is: 'DNL' },
  next: ['injuryAdditional', 'injuryBody'],
});

/** What is hurt, also of somebody who was in a vehicle. */
export const injuryBody = definePage({
  code: 'injuryBody',
  path: '/uraz-zraneni',
  step: 'event',
  questions: [ask('injuryType'), ask('bodyAreas'), strongerHand],
  next: ['carSeatsMore', 'injuryTreatment'],
});
