import type { DamagedPart } from '../../../machines/claim/damagedPart.ts';
import { insideParts } from './insideParts.ts';
import { outsideParts } from './outsideParts.ts';

/** What a part is made of: glass, rubber and light are drawn in their own shade. */
export type PartLook = 'body' | 'glass' | 'light' | 'wheel' | 'ground';

export type CarPart = {
  code: DamagedPart;
  /** Path data. */
  d: string;
  look: PartLook;
  /** Too small to hit: it is given a wider ground. */
  isSmall?: boolean;
  /** The right side is the left one in a mirror. */
  isMirrored?: boolean;
};

/** Parts that stand nowhere in particular: said in words below the drawing. */
export const wordParts = ['CELE_VOZIDLO', 'LAK', 'JINE'] as const satisfies readonly DamagedPart[];

/** Every part that stands on one of the drawings, later ones above earlier ones. */
export const drawnParts: Record<'outside' | 'inside', readonly CarPart[]> = {
  outside: outsideParts,
  inside: insideParts,
};
