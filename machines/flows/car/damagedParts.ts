import type { Rule } from '#machines/claim/rule.ts';
import { definePage } from '#machines/report/kit.ts';
import { repairHandling } from './repairHandling.ts';
import { selfInspection } from './selfInspection.ts';
import { inSomeLane } from '#machines/claim/derived/inLane.ts';
import { lien } from './lien.ts';
import { ask, tell } from './ask.ts';

/** A vehicle whose damage is pointed at on a drawing. */
const isDrawn: Rule = {
  any: [
    {
      fact: 'eventKinds',
      in: ['HAVNEHODA', 'HAVZVIRE', 'HAVVANDALISMUS', 'HAVZIVEL', 'POVPOS_VEHICLE'],
    },
    { fact: 'theftKind', in: ['PART', 'ATTEMPT'] },
  ],
};

/** Whether it still drives is clear unless the damage is large; where many wait for somebody, who cannot drive is asked for first. */
const mayStand: Rule = { any: [{ fact: 'damageSize', is: 'LARGE' }, inSomeLane] };

/** Which parts are damaged, and the way to photographs of them. */
export const damagedParts = definePage({
  code: 'damagedParts',
  path: '/poskozene-casti',
  step: 'event',
  questions: [ask('damagedParts', { isHeading: true })],
  canEnter: isDrawn,
  next: ['damageExtent'],
});

/**
 * How badly it is damaged, where that does not tell, whether the vehicle can still be driven, and how it is repaired. Meanwhile the
 * service is asked whether the reporter may inspect it alone.
 */
export const damageExtent = definePage({
  code: 'damageExtent',
  path: '/rozsah-poskozeni',
  step: 'event',
  questions: [
    // The larger sizes are for property.
    ask('damageSize', { only: ['SMALL', 'MEDIUM', 'LARGE'] }),
    ask('drivable', {
      only: [
        { code: 'YES', when: { fact: 'damageSize', in: ['SMALL', 'MEDIUM', 'LARGE'] } },
        { code: 'NO', when: mayStand },
        { code: 'UNKNOWN', when: mayStand },
      ],
      when: { fact: 'damageSize', in: ['SMALL', 'MEDIUM', 'LARGE'] },
      autoAnswers: true,
    }),
    ...lien({ all: [{ fact: 'damageSize', is: 'LARGE' }, { not: inSomeLane }] }),
    tell('drivable', { all: [{ fact: 'damageSize', in: ['SMALL', 'MEDIUM'] }, { not: inSomeLane }] }),
    // Where glass is broken, too, its repair comes last and asks.
    repairHandling({ all: [{ not: { fact: 'eventKinds', is: 'POVPOS_GLASS' } }, { not: inSomeLane }] }),
  ],
  lookups: [selfInspection],
  canEnter: isDrawn,
  next: ['glass', 'injury', 'inspection', 'documents'],
});
