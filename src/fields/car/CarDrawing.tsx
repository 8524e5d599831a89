import type { ReactNode } from 'react';
import type { DamagedPart } from '#machines/claim/codes/damagedPart.ts';
import { PartsDrawing, type PartsDrawingProps } from '#src/fields/drawing/PartsDrawing.tsx';
import { outlines, viewBoxes } from './carDrawings.ts';
import { diagramParts } from './parts.ts';

type Props = Omit<PartsDrawingProps<DamagedPart>, 'parts' | 'viewBox' | 'outline' | 'nameOf'> & {
  /** The part of the drawing that is shown, where it is not all of it. */
  viewBox?: string;
  view: keyof typeof diagramParts;
  /** Names of the parts in the current language. */
  names: ReadonlyMap<string, string>;
};

/** One drawing of the car, from above with its sides folded out, or from inside. */
export const CarDrawing = ({ view, names, viewBox = viewBoxes[view], ...props }: Props): ReactNode => (
  <PartsDrawing
    {...props}
    parts={diagramParts[view]}
    viewBox={viewBox}
    outline={outlines[view]}
    nameOf={(code) => names.get(code) ?? code}
  />
);
