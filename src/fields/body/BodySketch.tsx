import type { ReactNode } from 'react';
import { Sketch } from '#src/fields/drawing/Sketch.tsx';
import { bodyAreas, bodyViewBox } from './bodyAreas.ts';

/** The body with its injured areas, small. */
export const BodySketch = ({ chosen }: { chosen: readonly string[] }): ReactNode => (
  <Sketch parts={bodyAreas} viewBox={bodyViewBox} chosen={chosen} />
);
