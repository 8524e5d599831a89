import { definePage } from '#machines/report/kit.ts';
import { police } from '#machines/flows/shared/police.ts';
import { ride } from '#machines/flows/life/groups.ts';
import { ask } from '#machines/flows/life/ask.ts';

/** The injury that caused the death. */
export const deathInjury = definePage({
  code: 'deathInjury',
  path: '/umrti-uraz',
  step: 'event',
  questions: [
    ask('injuryDate', { begins: { from: 'incidentDate' } }),
    ask('incidentPlace', { optional: true }),
    ask('incidentDescription'),
    ask('activity'),
    ...ride,
    ...police,
  ],
  // Of an accident in a vehicle everything has been told.
  canEnter: { all: [{ fact: 'deathByInjury', is: true }, { not: { fact: 'appliedRiskId', is: 'SED' } }] },
  needs: [{ need: 'police' }],
  next: ['claimant', 'documents'],
});
