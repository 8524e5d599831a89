import type { DamagedPart } from '#machines/claim/codes/damagedPart.ts';
import type { diagramParts } from './parts.ts';

/** What the zones of several parts are called: `car:zones` has the words. */
type ZoneName =
  | 'FRONT'
  | 'ROOF'
  | 'REAR'
  | `${'WING_FRONT' | 'DOOR_FRONT' | 'DOOR_REAR' | 'WING_REAR'}_${'LEFT' | 'RIGHT'}`
  | 'CABIN'
  | 'ENGINE'
  | 'UNDERSIDE';

/** An area of a drawing that a finger hits, on the grid of the drawing, and the parts that are in it. */
export interface CarZone {
  /** Left out where the only part gives the name. */
  readonly name?: ZoneName;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly parts: readonly DamagedPart[];
}

const middle: readonly CarZone[] = [
  {
    name: 'FRONT',
    x: 96,
    y: 24,
    width: 168,
    height: 74,
    parts: [
      'NARAZNIK_PREDNI',
      'MASKA',
      'SVETLOMET_LEVY',
      'SVETLOMET_PRAVY',
      'MLHOVKA_LEVA',
      'MLHOVKA_PRAVA',
      'SENZORY',
    ],
  },
  { x: 104, y: 98, width: 152, height: 78, parts: ['KAPOTA'] },
  { x: 104, y: 176, width: 152, height: 62, parts: ['CELNI_SKLO'] },
  {
    name: 'ROOF',
    x: 104,
    y: 238,
    width: 152,
    height: 126,
    parts: ['STRECHA', 'STRESNI_OKNO', 'STRESNI_NOSIC'],
  },
  { x: 104, y: 364, width: 152, height: 62, parts: ['ZADNI_SKLO'] },
  {
    name: 'REAR',
    x: 96,
    y: 426,
    width: 168,
    height: 140,
    parts: [
      'VIKO_KUFRU',
      'PATE_DVERE',
      'SVETLO_ZADNI_LEVE',
      'SVETLO_ZADNI_PRAVE',
      'NARAZNIK_ZADNI',
      'REGISTRACNI_ZNACKA',
      'TAZNE_ZARIZENI',
    ],
  },
];

const left = { x: 2, width: 94 };
const right = { x: 264, width: 94 };

const sides: readonly CarZone[] = [
  {
    ...left,
    name: 'WING_FRONT_LEFT',
    y: 64,
    height: 114,
    parts: ['BLATNIK_PREDNI_LEVY', 'KOLO_PREDNI_LEVE', 'BLIKAC_LEVY'],
  },
  {
    ...left,
    name: 'DOOR_FRONT_LEFT',
    y: 178,
    height: 102,
    parts: [
      'DVERE_PREDNI_LEVE',
      'SKLO_LEVE_PREDNI_DVERE',
      'ZRCATKO_LEVE',
      'SLOUPEK_LEVY',
      'PRAH_LEVY',
      'ZAMEK',
    ],
  },
  {
    ...left,
    name: 'DOOR_REAR_LEFT',
    y: 280,
    height: 80,
    parts: ['DVERE_ZADNI_LEVE', 'SKLO_LEVE_ZADNI_DVERE', 'SLOUPEK_LEVY', 'PRAH_LEVY', 'ZAMEK'],
  },
  {
    ...left,
    name: 'WING_REAR_LEFT',
    y: 360,
    height: 122,
    parts: ['BLATNIK_ZADNI_LEVY', 'SKLO_LEVE_BOCNI', 'KOLO_ZADNI_LEVE'],
  },
  {
    ...right,
    name: 'WING_FRONT_RIGHT',
    y: 64,
    height: 114,
    parts: ['BLATNIK_PREDNI_PRAVY', 'KOLO_PREDNI_PRAVE', 'BLIKAC_PRAVY'],
  },
  {
    ...right,
    name: 'DOOR_FRONT_RIGHT',
    y: 178,
    height: 102,
    parts: [
      'DVERE_PREDNI_PRAVE',
      'SKLO_PRAVE_PREDNI_DVERE',
      'ZRCATKO_PRAVE',
      'SLOUPEK_PRAVY',
      'PRAH_PRAVY',
      'ZAMEK',
    ],
  },
  {
    ...right,
    name: 'DOOR_REAR_RIGHT',
    y: 280,
    height: 80,
    parts: ['DVERE_ZADNI_PRAVE', 'SKLO_PRAVE_ZADNI_DVERE', 'SLOUPEK_PRAVY', 'PRAH_PRAVY', 'ZAMEK'],
  },
  {
    ...right,
    name: 'WING_REAR_RIGHT',
    y: 360,
    height: 122,
    parts: ['BLATNIK_ZADNI_PRAVY', 'SKLO_PRAVE_BOCNI', 'KOLO_ZADNI_PRAVE'],
  },
];

const inside: readonly CarZone[] = [
  {
    name: 'CABIN',
    x: 14,
    y: 56,
    width: 150,
    height: 236,
    parts: ['INTERIER', 'PALUBNI_DESKA', 'MULTIMEDIA', 'AIRBAGY', 'SEDADLA'],
  },
  { name: 'ENGINE', x: 190, y: 6, width: 168, height: 70, parts: ['MOTOR', 'CHLADIC', 'KABELAZ'] },
  {
    name: 'UNDERSIDE',
    x: 190,
    y: 76,
    width: 168,
    height: 228,
    parts: ['PODVOZEK', 'NAPRAVA_PREDNI', 'NAPRAVA_ZADNI', 'PNEUMATIKY', 'KATALYZATOR', 'VYFUK'],
  },
];

/** The zones of each drawing of the car, in the order they are read: from the front to the rear, then the sides. */
export const carZones: Record<keyof typeof diagramParts, readonly CarZone[]> = {
  outside: [...middle, ...sides],
  inside,
};

/** The view of a zone enlarged, with a margin for what reaches beyond it. */
export const zoomOf = ({ x, y, width, height }: CarZone): string =>
  [x - 20, y - 10, width + 40, height + 20].join(' ');
