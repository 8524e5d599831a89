import { definePage } from '#machines/report/kit.ts';
import { after } from './conditions.ts';
import { occupiedAtLeak } from './occupied.ts';
import { ask } from './ask.ts';

/** Where the water came from, whether it still runs and whom else it reached. */
export const water = definePage({
  code: 'water',
  path: '/voda',
  step: 'event',
  questions: [
    ask('waterSource', { isHeading: true }),
    ask('leakStopped'),
    ask('leakSudden'),
    ask('pipeFroze', { when: { fact: 'waterSource', in: ['OWN_PIPE', 'COMMON_PIPE'] }, optional: true }),
    ask('backflowValve', { when: { fact: 'waterSource', is: 'SEWER' }, optional: true }),
    // Whoever was flooded from above harmed nobody.
    ask('othersFlooded', { when: { not: { fact: 'waterSource', is: 'NEIGHBOUR' } } }),
    ...occupiedAtLeak,
  ],
  canEnter: after('WATER'),
  next: ['damage'],
});
