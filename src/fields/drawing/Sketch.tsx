import type { ReactNode } from 'react';
import type { DiagramPart } from './diagramPart.ts';
import { DiagramShape, lookOf } from './DiagramShape.tsx';
import drawing from './PartsDrawing.module.css';
import styles from './Sketch.module.css';

type Props = {
  parts: readonly DiagramPart<string>[];
  viewBox: string;
  /** Path data of what lies around the parts. */
  outline?: string;
  chosen: readonly string[];
};

/** The drawing of an answer, small, beside the words that say the same. */
export const Sketch = ({ parts, viewBox, outline, chosen }: Props): ReactNode => (
  <svg viewBox={viewBox} className={styles['sketch']} aria-hidden="true" focusable="false">
    {outline ? <path d={outline} className={drawing['outline']} /> : null}
    {parts.map((part) => (
      <g {...lookOf(part)} key={part.code} aria-hidden="true" data-is-chosen={chosen.includes(part.code)}>
        <DiagramShape d={part.d} />
      </g>
    ))}
  </svg>
);
