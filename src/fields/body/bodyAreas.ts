import type { BodyArea } from '../../../machines/claim/life/codes.ts';
import type { DrawnPart } from '../drawing/drawnPart.ts';

/* A person seen from the front on 360 x 520: their right side is on the left of the picture. */

const arm = 'M124 128q-26 4-34 34l-16 66q-8 30-10 58-2 14 6 18 10 4 14-12l12-40 20-62q8-30 12-52z';
const leg = 'M132 282l46 10-2 72-6 82q-2 20 4 34 2 14-14 14-18 0-20-12-4-20-4-48l-6-84q-4-40 2-68z';

/** The areas, each once; the left one is the right one in a mirror. */
export const bodyAreas: readonly DrawnPart<BodyArea>[] = [
  {
    code: 'HEAD',
    look: 'body',
    d: 'M180 14c-28 0-44 20-42 48 2 24 16 46 30 52v10h24v-10c14-6 28-28 30-52 2-28-14-48-42-48z',
  },
  {
    code: 'THORAX',
    look: 'body',
    d: 'M164 126q-16 4-34 6 2 34 4 58 2 34-4 86 24 14 50 14t50-14q-6-52-4-86 2-24 4-58-18-2-34-6z',
  },
  { code: 'ARM_RIGHT', look: 'body', d: arm },
  { code: 'ARM_LEFT', look: 'body', d: arm, isMirrored: true },
  { code: 'LEG_RIGHT', look: 'body', d: leg },
  { code: 'LEG_LEFT', look: 'body', d: leg, isMirrored: true },
];
