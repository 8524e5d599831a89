import { definePage } from '#machines/report/kit.ts';
import { mayBeUninhabitable, mayHaveSpread } from './conditions.ts';
import { ask } from './ask.ts';

/** Whether one can stay where it happened, and whether it cannot get worse. */
export const habitability = definePage({
  code: 'habitability',
  path: '/stav-na-miste',
  step: 'event',
  questions: [
    ask('habitable', { when: mayBeUninhabitable }),
    ask('securedAgainstSpread', { when: mayHaveSpread }),
  ],
  canEnter: { any: [mayBeUninhabitable, mayHaveSpread] },
  next: ['culprit', 'otherRights', 'inspection', 'documents'],
});
