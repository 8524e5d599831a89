import type { DamagedPart } from '../../../machines/claim/codes/damagedPart.ts';
import type { DrawnPart } from '../drawing/drawnPart.ts';
import { insideParts } from './insideParts.ts';
import { outsideParts } from './outsideParts.ts';

/** Parts that stand nowhere in particular: said in words below the drawing. */
export const wordParts = ['CELE_VOZIDLO', 'LAK', 'JINE'] as const satisfies readonly DamagedPart[];

/** Every part that stands on one of the drawings, later ones above earlier ones. */
export const drawnParts: Record<'outside' | 'inside', readonly DrawnPart<DamagedPart>[]> = {
  outside: outsideParts,
  inside: insideParts,
};
