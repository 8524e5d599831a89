import { definePage } from '#machines/report/kit.ts';
import { alcoholAtWork, hour, place, policeOnInjury } from '#machines/flows/life/groups.ts';
import { ask } from '#machines/flows/life/ask.ts';

/** How the injury happened that keeps the insured off work. */
export const noWorkEvent = definePage({
  code: 'noWorkEvent',
  path: '/pracovni-neschopnost-udalost',
  step: 'event',
  questions: [
    ask('injuryDate', { begins: { from: 'incidentDate' } }),
    ...place,
    ask('activity'),
    ask('causedByOther'),
    alcoholAtWork,
    ...policeOnInjury,
    hour,
  ],
  canEnter: { fact: 'noWorkByInjury', is: true },
  needs: [{ need: 'police' }],
  next: ['noWorkAthlete', 'noWorkMore'],
});
