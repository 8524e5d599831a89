import { definePage } from '#machines/report/kit.ts';
import { after } from './conditions.ts';
import { ask } from './ask.ts';

/** Where the water came from, whether it still runs and whom else it reached. */
export const water = definePage({
  code: 'water',
  path: '/voda',
  step: 'event',
  questions: [ask('waterSource', { isHeading: true }), ask('leakStopped'), ask('othersFlooded')],
  canEnter: after('WATER'),
  next: ['damage'],
});
