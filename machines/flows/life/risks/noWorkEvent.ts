import { definePage } from '../../../flow/page.ts';
import { place, policeOnInjury, sameDay } from '../groups.ts';
import { ask } from '../ask.ts';

/** How the injury happened that keeps the insured off work. */
export const noWorkEvent = definePage({
  code: 'noWorkEvent',
  path: '/pracovni-neschopnost-udalost',
  step: 'event',
  questions: [ask('injuryDate'), ...place, ask('activity'), ask('causedByOther'), ...policeOnInjury],
  canEnter: { fact: 'noWorkByInjury', is: true },
  needs: [{ need: 'police' }],
  begins: sameDay('injuryDate'),
  next: ['noWorkAthlete', 'noWorkMore'],
});
