import { definePage } from '../../flow/page.ts';
import { ask } from '../../flow/question.ts';
import { selfInspection } from './selfInspection.ts';

/**
 * Which parts are damaged, how badly, and whether the car can still be driven. Meanwhile the service is asked whether the
 * reporter may inspect it alone.
 */
export const damagedParts = definePage({
  code: 'damagedParts',
  path: '/poskozene-casti',
  step: 'event',
  questions: [
    ask('damagedParts', { isHeading: true }),
    // The larger sizes are for property.
    ask('damageSize', { only: ['SMALL', 'MEDIUM', 'LARGE'] }),
    ask('drivable'),
  ],
  lookups: [selfInspection],
  canEnter: {
    any: [
      {
        fact: 'eventKinds',
        in: ['HAVNEHODA', 'HAVZVIRE', 'HAVVANDALISMUS', 'HAVZIVEL', 'POVPOS_VEHICLE'],
      },
      { fact: 'theftKind', in: ['PART', 'ATTEMPT'] },
    ],
  },
  next: ['glass', 'injury', 'inspection'],
});
