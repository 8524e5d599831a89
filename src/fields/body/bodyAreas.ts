import type { BodyArea } from '#machines/claim/codes/life.ts';
import type { DiagramPart } from '#src/fields/drawing/diagramPart.ts';

/* A person seen from the front on 360 x 520: their right side is on the left of the picture. */

const arm =
  'M124 120c-16 6-22 22-24 42-4 26-10 46-16 66-4 16-10 30-12 42-2 12 4 22 12 22s12-8 14-18c4-16 12-34 18-52 6-20 14-44 18-64 0-14-2-26-10-38z';
const leg =
  'M132 270c14 12 30 16 46 16 0 32-4 62-8 92-2 30-6 62-6 90 2 10 2 18-4 22-8 4-24 4-26-2-2-6 4-12 4-22 0-30-6-60-8-92-4-36-4-74 2-104z';

/** The space of the drawing: the person, and a margin. */
export const bodyViewBox = '64 4 232 496';

/** The areas, each once; the left one mirrors the right one. */
export const bodyAreas: readonly DiagramPart<BodyArea>[] = [
  {
    code: 'HEAD',
    look: 'body',
    d: 'M180 12c-18 0-28 14-28 34 0 22 12 40 28 40s28-18 28-40c0-20-10-34-28-34z',
  },
  {
    code: 'NECK',
    look: 'body',
    d: 'M168 88c8 4 16 4 24 0l2 18c-10 6-18 6-28 0z',
    isSmall: true,
  },
  {
    code: 'THORAX',
    look: 'body',
    d: 'M162 108c-8 4-22 6-32 10 8 24 12 52 12 84-4 22-8 40-9 60 14 12 30 16 47 16s33-4 47-16c-1-20-5-38-9-60 0-32 4-60 12-84-10-4-24-6-32-10-12 8-24 8-36 0z',
  },
  // Behind the trunk, yet drawn over it: somebody has to be able to point at it.
  {
    code: 'SPINE',
    look: 'body',
    d: 'M173 136c4-4 10-4 14 0v124c-4 4-10 4-14 0z',
    isSmall: true,
  },
  { code: 'ARM_RIGHT', look: 'body', d: arm },
  { code: 'ARM_LEFT', look: 'body', d: arm, isMirrored: true },
  { code: 'LEG_RIGHT', look: 'body', d: leg },
  { code: 'LEG_LEFT', look: 'body', d: leg, isMirrored: true },
];
