import type { ReactNode } from 'react';
import { Sketch } from '#src/fields/drawing/Sketch.tsx';
import { outlines, viewBoxes } from './carDrawings.ts';
import { diagramParts } from './parts.ts';

/** The car with its damaged parts, small; of its drawings, those that show one. */
export const CarSketch = ({ chosen }: { chosen: readonly string[] }): ReactNode =>
  (['outside', 'inside'] as const)
    .filter((view) => diagramParts[view].some(({ code }) => chosen.includes(code)))
    .map((view) => (
      <Sketch
        key={view}
        parts={diagramParts[view]}
        viewBox={viewBoxes[view]}
        outline={outlines[view]}
        chosen={chosen}
      />
    ));
