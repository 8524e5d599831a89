import { definePage } from '#machines/report/kit.ts';
import { alcohol, hasCircumstances, policeOnInjury, ride, sport } from '#machines/flows/life/groups.ts';

/** The circumstances of an injury during sport, on a ride or at work, or caused by somebody else. */
export const injuryAdditional = definePage({
  code: 'injuryAdditional',
  path: '/uraz-doplnujici-informace',
  step: 'event',
  questions: [...ride, ...sport, alcohol, ...policeOnInjury],
  canEnter: hasCircumstances,
  next: ['injuryBody'],
});
