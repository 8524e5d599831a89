import { definePage } from '../../../flow/page.ts';
import { ask } from '../../../flow/question.ts';
import { police } from '../../shared/police.ts';
import { ride } from '../groups.ts';

/** The injury that caused the death. */
export const deathInjury = definePage({
  code: 'deathInjury',
  path: '/umrti-uraz',
  step: 'event',
  questions: [
    ask('injuryDate'),
    ask('incidentPlace'),
    ask('incidentDescription'),
    ask('activity'),
    ...ride,
    ...police,
  ],
  canEnter: { fact: 'deathByInjury', is: true },
  needs: [{ need: 'police' }],
  next: ['deathMore'],
});
