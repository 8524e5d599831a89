import type { DamagedPart } from '#machines/claim/codes/damagedPart.ts';
import type { DiagramPart } from '#src/fields/drawing/diagramPart.ts';
import { insideParts } from './insideParts.ts';
import { outsideParts } from './outsideParts.ts';

/** Parts without a place in the drawing, listed in words below it. */
export const wordParts = ['CELE_VOZIDLO', 'LAK', 'JINE'] as const satisfies readonly DamagedPart[];

/** Every part in one of the drawings, later ones on top of earlier ones. */
export const diagramParts: Record<'outside' | 'inside', readonly DiagramPart<DamagedPart>[]> = {
  outside: outsideParts,
  inside: insideParts,
};
