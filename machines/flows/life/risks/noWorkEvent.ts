import { definePage } from '#machines/report/kit.ts';
import { hour, place } from '#machines/flows/life/groups.ts';
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
    hour,
  ],
  canEnter: { fact: 'noWorkByInjury', is: true },
  next: ['noWorkPolice', 'noWorkAthlete', 'noWorkMore'],
});
