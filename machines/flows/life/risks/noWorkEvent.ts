import { definePage } from '../../../flow/page.ts';
import { ask } from '../../../flow/question.ts';
import { police } from '../../shared/police.ts';
import { place } from '../groups.ts';

/** How the injury happened that keeps the insured off work. */
export const noWorkEvent = definePage({
  code: 'noWorkEvent',
  path: '/pracovni-neschopnost-udalost',
  step: 'event',
  questions: [...place, ask('activity'), ...police],
  canEnter: { fact: 'noWorkByInjury', is: true },
  needs: [{ need: 'police' }],
  next: ['noWorkAthlete', 'noWorkMore'],
});
