import type { ReactNode } from 'react';
import { Sketch } from '../drawing/Sketch.tsx';
import { outlines, viewBoxes } from './carDrawings.ts';
import { drawnParts } from './parts.ts';

/** The car with its damaged parts, small; of its drawings, those that show one. */
export const CarSketch = ({ chosen }: { chosen: readonly string[] }): ReactNode =>
  (['outside', 'inside'] as const)
    .filter((view) => drawnParts[view].some(({ code }) => chosen.includes(code)))
    .map((view) => (
      <Sketch
        key={view}
        parts={drawnParts[view]}
        viewBox={viewBoxes[view]}
        outline={outlines[view]}
        chosen={chosen}
      />
    ));
