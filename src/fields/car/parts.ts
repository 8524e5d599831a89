import type { DamagedPart } from '../../../machines/claim/codes/damagedPart.ts';
import type { DrawnPart } from '../drawing/drawnPart.ts';
import { insideParts } from './insideParts.ts';
import { outsideParts } from './outsideParts.ts';

/** Parts without a place in the drawing, listed in words below it. */
export const wordParts = ['CELE_VOZIDLO', 'LAK', 'JINE'] as const satisfies readonly DamagedPart[];

/** Every part in one of the drawings, later ones on top of earlier ones. */
export const drawnParts: Record<'outside' | 'inside', readonly DrawnPart<DamagedPart>[]> = {
  outside: outsideParts,
  inside: insideParts,
};
