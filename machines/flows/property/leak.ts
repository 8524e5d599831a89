import { asDetails, type Question } from '#machines/flow/question.ts';
import { onlyWhen } from '#machines/report/kit.ts';
import { after } from './conditions.ts';
import { occupiedAtLeak } from './occupied.ts';
import { ask } from './ask.ts';

const isLeak = after('WATER');

/** Where the water came from, whether it still runs and whom else it reached. */
export const leak: readonly Question[] = onlyWhen(isLeak, [
  ask('waterSource'),
  ask('leakStopped'),
  ask('leakSudden'),
  // Whoever was flooded from above harmed nobody.
  ask('othersFlooded', { when: { not: { fact: 'waterSource', is: 'NEIGHBOUR' } } }),
]);

/** What few leaks are known by, and who came. */
export const leakDetails: readonly Question[] = onlyWhen(
  isLeak,
  asDetails([
    ask('pipeFroze', { when: { fact: 'waterSource', in: ['OWN_PIPE', 'COMMON_PIPE'] } }),
    ask('backflowValve', { when: { fact: 'waterSource', is: 'SEWER' } }),
    ...occupiedAtLeak,
    ask('happenedHere'),
    ask('fireBrigade'),
  ]),
);
