import { definePage } from '../../../flow/page.ts';
import { police } from '../../shared/police.ts';
import { ride, sameDay } from '../groups.ts';
import { ask } from '../ask.ts';

/** The injury that caused the death. */
export const deathInjury = definePage({
  code: 'deathInjury',
  path: '/umrti-uraz',
  step: 'event',
  questions: [
    ask('injuryDate'),
    ask('incidentPlace', { optional: true }),
    ask('incidentDescription'),
    ask('activity'),
    ...ride,
    ...police,
  ],
  // Of an accident in a vehicle everything has been told.
  canEnter: { all: [{ fact: 'deathByInjury', is: true }, { not: { fact: 'appliedRiskId', is: 'SED' } }] },
  needs: [{ need: 'police' }],
  begins: sameDay('injuryDate'),
  next: ['claimant1', 'documents'],
});
