import type { ReactNode } from 'react';
import { DiagramShape, lookOf } from '#src/fields/drawing/DiagramShape.tsx';
import styles from '#src/fields/drawing/PartsDrawing.module.css';
import { outlines, viewBoxes } from './carDrawings.ts';
import { diagramParts } from './parts.ts';

type Props = {
  view: keyof typeof diagramParts;
  chosen: readonly string[];
  /** Words on the drawing. */
  children?: ReactNode;
};

/** A whole drawing of the car that is only looked at. */
export const CarPicture = ({ view, chosen, children }: Props): ReactNode => (
  <svg viewBox={viewBoxes[view]} className={styles['drawing']} aria-hidden="true" focusable="false">
    {outlines[view] ? <path d={outlines[view]} className={styles['outline']} /> : null}
    {diagramParts[view].map((part) => (
      <g {...lookOf(part)} key={part.code} data-is-chosen={chosen.includes(part.code)}>
        <DiagramShape d={part.d} />
      </g>
    ))}
    {children}
  </svg>
);
