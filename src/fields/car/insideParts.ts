import type { DamagedPart } from '#machines/claim/codes/damagedPart.ts';
import type { DiagramPart } from '#src/fields/drawing/diagramPart.ts';
import { box, circle } from '#src/fields/drawing/shapes.ts';

/* The cabin from above on the left half, what is under the bonnet and the floor on the right one, on 360 x 320. */

export const insideParts: readonly DiagramPart<DamagedPart>[] = [
  { code: 'INTERIER', look: 'ground', d: box(24, 62, 128, 226, 22) },
  { code: 'PALUBNI_DESKA', look: 'body', d: 'M30 92q4-18 20-20 38-5 76 0 16 2 20 20l2 8q-60-12-120 0z' },
  { code: 'MULTIMEDIA', look: 'glass', isSmall: true, d: box(76, 74, 24, 15, 3) },
  { code: 'AIRBAGY', look: 'wheel', d: circle(56, 118, 14) + circle(120, 118, 14) },
  {
    code: 'SEDADLA',
    look: 'body',
    d: box(34, 144, 46, 54, 12) + box(96, 144, 46, 54, 12) + box(34, 218, 108, 50, 14),
  },
  { code: 'PODVOZEK', look: 'ground', d: box(222, 108, 104, 124, 14) },
  { code: 'NAPRAVA_PREDNI', look: 'body', isSmall: true, d: box(214, 79, 120, 9, 4) },
  { code: 'NAPRAVA_ZADNI', look: 'body', isSmall: true, d: box(214, 249, 120, 9, 4) },
  {
    code: 'PNEUMATIKY',
    look: 'wheel',
    d: [60, 230].flatMap((y) => [box(196, y, 20, 46, 6), box(332, y, 20, 46, 6)]).join(''),
  },
  { code: 'CHLADIC', look: 'light', d: box(232, 12, 84, 13, 4) },
  { code: 'MOTOR', look: 'body', d: box(246, 32, 70, 38, 7) },
  { code: 'KABELAZ', look: 'light', d: 'M235 30l-13 22h9l-5 20 15-26h-9l8-16z' },
  { code: 'KATALYZATOR', look: 'light', d: box(262, 116, 24, 40, 9) },
  {
    code: 'VYFUK',
    look: 'light',
    d: 'M270 162h8v102h18q10 0 10 9v12q0 9-10 9h-3v12h-8v-12h-7q-10 0-10-9v-12q0-7 2-9z',
  },
];
