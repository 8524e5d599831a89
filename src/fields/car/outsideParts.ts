import type { DamagedPart } from '#machines/claim/codes/damagedPart.ts';
import type { DiagramPart } from '#src/fields/drawing/diagramPart.ts';
import { box, circle } from '#src/fields/drawing/shapes.ts';

/*
 * The car seen from above, its front up, with both sides folded out beside it, on 360 x 592.
 * The right side is the left one mirrored about x = 180.
 */

const top: DiagramPart<DamagedPart>[] = [
  {
    code: 'NARAZNIK_PREDNI',
    look: 'body',
    d: 'M104 66c0-22 14-32 36-35q40-4 80 0c22 3 36 13 36 35h-14q-2-8-10-9-52-6-104 0-8 1-10 9z',
  },
  {
    code: 'SENZORY',
    look: 'light',
    isSmall: true,
    d: [147, 169, 191, 213].map((x) => circle(x, 42, 3)).join(''),
  },
  { code: 'MASKA', look: 'body', d: 'M142 63q38-4 76 0 4 0 4 4v9q0 4-4 4h-76q-4 0-4-4v-9q0-4 4-4z' },
  {
    code: 'KAPOTA',
    look: 'body',
    d: 'M110 98l26-12q44-6 88 0l26 12q4 44 2 82-34-12-72-12t-72 12q-2-38 2-82z',
  },
  { code: 'CELNI_SKLO', look: 'glass', d: 'M110 187q34-13 70-13t70 13l-12 42q-28-7-58-7t-58 7z' },
  { code: 'STRECHA', look: 'body', d: 'M124 236q28-7 56-7t56 7q3 70 0 138-28 6-56 6t-56-6q-3-68 0-138z' },
  { code: 'STRESNI_NOSIC', look: 'light', isSmall: true, d: box(130, 246, 7, 118) + box(223, 246, 7, 118) },
  { code: 'STRESNI_OKNO', look: 'glass', d: box(147, 250, 66, 58, 8) },
  { code: 'ZADNI_SKLO', look: 'glass', d: 'M124 381q28 6 56 6t56-6l8 36q-32 8-64 8t-64-8z' },
  { code: 'VIKO_KUFRU', look: 'body', d: 'M114 424q33 8 66 8t66-8l3 40q-34 8-69 8t-69-8z' },
  { code: 'PATE_DVERE', look: 'body', d: 'M136 479q44 5 88 0v20q0 4-4 4h-80q-4 0-4-4z' },
  {
    code: 'NARAZNIK_ZADNI',
    look: 'body',
    d: 'M104 506q12 6 26 6 4 4 10 4h80q6 0 10-4 14 0 26-6v10c0 14-12 20-30 22q-46 4-92 0c-18-2-30-8-30-22z',
  },
  { code: 'REGISTRACNI_ZNACKA', look: 'light', isSmall: true, d: box(156, 520, 48, 13, 2) },
  { code: 'TAZNE_ZARIZENI', look: 'wheel', isSmall: true, d: 'M177 544h6v7a8 8 0 1 1-6 0z' },
];

/** Left parts and the codes of their mirrored twins. */
const sides: [left: DiagramPart<DamagedPart>, right: DiagramPart<DamagedPart>['code']][] = [
  [{ code: 'SVETLOMET_LEVY', look: 'light', d: 'M106 72h22q4 0 4 4v7q0 5-5 7l-21 8z' }, 'SVETLOMET_PRAVY'],
  [{ code: 'MLHOVKA_LEVA', look: 'light', isSmall: true, d: circle(121, 49, 7) }, 'MLHOVKA_PRAVA'],
  [
    { code: 'SVETLO_ZADNI_LEVE', look: 'light', d: 'M107 472q12 5 24 6v24q-13 2-24-4z' },
    'SVETLO_ZADNI_PRAVE',
  ],
  [{ code: 'ZRCATKO_LEVE', look: 'body', d: 'M110 194q-13-2-14 7-1 11 6 13l11 1z' }, 'ZRCATKO_PRAVE'],
  [{ code: 'PRAH_LEVY', look: 'body', d: box(20, 176, 12, 174, 4) }, 'PRAH_PRAVY'],
  [
    {
      code: 'BLATNIK_PREDNI_LEVY',
      look: 'body',
      d: 'M90 80L66 71q-26-4-26 10v21.7a30 30 0 0 1 0 56.6v12.7q0 4 4 4h44q4 0 4-4v-87q0-4-2-5z',
    },
    'BLATNIK_PREDNI_PRAVY',
  ],
  [
    { code: 'BLIKAC_LEVY', look: 'light', isSmall: true, d: 'M70 84h13q3 0 3 3v11q0 3-3 3h-9q-4 0-4-4z' },
    'BLIKAC_PRAVY',
  ],
  [
    {
      code: 'DVERE_PREDNI_LEVE',
      look: 'body',
      d: 'M40 182h48q-14 8-22 24-2 4-2 8v50q0 4-4 4H40q-4 0-4-4v-78q0-4 4-4z',
    },
    'DVERE_PREDNI_PRAVE',
  ],
  [
    {
      code: 'SKLO_LEVE_PREDNI_DVERE',
      look: 'glass',
      d: 'M69 212q7-17 20-24 3-1 3 2v75q0 3-3 3H72q-3 0-3-3z',
    },
    'SKLO_PRAVE_PREDNI_DVERE',
  ],
  [{ code: 'SLOUPEK_LEVY', look: 'body', isSmall: true, d: box(36, 272, 56, 9) }, 'SLOUPEK_PRAVY'],
  [
    {
      code: 'DVERE_ZADNI_LEVE',
      look: 'body',
      d: 'M40 285h20q4 0 4 4v69q0 4-4 4h-6q-6-14-18-18v-55q0-4 4-4z',
    },
    'DVERE_ZADNI_PRAVE',
  ],
  [{ code: 'SKLO_LEVE_ZADNI_DVERE', look: 'glass', d: box(69, 285, 23, 69) }, 'SKLO_PRAVE_ZADNI_DVERE'],
  [
    { code: 'SKLO_LEVE_BOCNI', look: 'glass', d: 'M72 358h17q3 0 3 3v7q0 19-13 24-10 4-10-6v-25q0-3 3-3z' },
    'SKLO_PRAVE_BOCNI',
  ],
  [
    {
      code: 'BLATNIK_ZADNI_LEVY',
      look: 'body',
      d: 'M58 366h3q3 0 3 3v22q0 10 10 9 13-3 18-14v82q0 8-8 9l-30 4q-14 0-14-12v-44.7a30 30 0 0 0 12.8-47.8z',
    },
    'BLATNIK_ZADNI_PRAVY',
  ],
  [{ code: 'KOLO_PREDNI_LEVE', look: 'wheel', d: circle(30, 131, 23) }, 'KOLO_PREDNI_PRAVE'],
  [{ code: 'KOLO_ZADNI_LEVE', look: 'wheel', d: circle(30, 396, 23) }, 'KOLO_ZADNI_PRAVE'],
];

const handles: DiagramPart<DamagedPart> = {
  code: 'ZAMEK',
  look: 'light',
  isSmall: true,
  d: [54, 301].flatMap((x) => [box(x, 244, 5, 17, 2), box(x, 330, 5, 17, 2)]).join(''),
};

export const outsideParts: readonly DiagramPart<DamagedPart>[] = [
  ...top,
  ...sides.map(([left]) => left),
  ...sides.map(([left, code]) => ({ ...left, code, isMirrored: true })),
  handles,
];
