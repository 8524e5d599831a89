import { definePage } from '../../../flow/page.ts';
import { ask } from '../../../flow/question.ts';
import { police } from '../../shared/police.ts';
import { ride, sport } from '../groups.ts';

/** The circumstances of an injury during sport, on a ride or at work. */
export const injuryAdditional = definePage({
  code: 'injuryAdditional',
  path: '/uraz-doplnujici-informace',
  step: 'event',
  questions: [...ride, ...sport, ask('alcohol'), ...police],
  canEnter: {
    any: [
      { fact: 'sport', is: true },
      { fact: 'ride', is: true },
      { fact: 'activity', is: 'WORK' },
      { fact: 'workInjury', is: 'YES' },
    ],
  },
  next: ['injuryTreatment'],
});
