import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { DiagramPart } from './diagramPart.ts';
import { DiagramShape, lookOf } from './DiagramShape.tsx';
import { nearestPart } from './nearestPart.ts';
import styles from './PartsDrawing.module.css';

export type PartsDrawingProps<Code extends string> = {
  parts: readonly DiagramPart<Code>[];
  viewBox: string;
  /** Path data of what lies around the parts. */
  outline?: string;
  label: string;
  /** What the keys do, read out on arrival. */
  hint: string;
  nameOf: (code: Code) => string;
  chosen: readonly string[];
  /** The parts that may be chosen here; others are drawn but not offered. */
  offered: readonly string[];
  /** A part was pressed. */
  onToggle: (code: Code) => void;
  /** The part pointed at or focused, undefined when there is none any more. */
  onPoint?: (code: Code | undefined) => void;
  /** Words on the drawing. */
  children?: ReactNode;
};

/**
 * A drawing whose parts are chosen by pointing. It is one stop of the tab key; arrows go from part to part by where they are, and
 * the space bar chooses. To screen readers each part is a box to tick.
 */
export function PartsDrawing<Code extends string>({
  parts,
  viewBox,
  outline,
  label,
  hint,
  nameOf,
  chosen,
  offered,
  onToggle,
  onPoint,
  children,
}: PartsDrawingProps<Code>): ReactNode {
  const [current, setCurrent] = useState(parts.find(({ code }) => offered.includes(code))?.code);
  const drawing = useRef<SVGSVGElement>(null);
  const hintId = useId();

  const press = (event: KeyboardEvent, code: Code) => {
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      onToggle(code);
      return;
    }
    const next = nearestPart(drawing.current, event.key, code);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const point = (code: Code | undefined) => {
    if (code) setCurrent(code);
    onPoint?.(code);
  };
  return (
    <fieldset aria-label={label} aria-describedby={hintId}>
      <p id={hintId} className="visually-hidden">
        {hint}
      </p>
      <svg ref={drawing} viewBox={viewBox} className={styles['drawing']}>
        {outline ? <path d={outline} className={styles['outline']} aria-hidden="true" /> : null}
        {parts.map((part) => {
          const { code } = part;
          const shared = lookOf(part);
          return offered.includes(code) ? (
            <g
              {...shared}
              key={code}
              data-part={code}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no input can be drawn in an SVG
              role="checkbox"
              aria-checked={chosen.includes(code)}
              aria-label={nameOf(code)}
              tabIndex={current === code ? 0 : -1}
              onClick={() => onToggle(code)}
              onKeyDown={(event) => press(event, code)}
              onFocus={() => point(code)}
              onBlur={() => point(undefined)}
              onPointerEnter={() => point(code)}
              onPointerLeave={() => point(undefined)}
            >
              <DiagramShape {...part} />
            </g>
          ) : (
            <g {...shared} key={code} aria-hidden="true">
              <DiagramShape {...part} />
            </g>
          );
        })}
        {children}
      </svg>
    </fieldset>
  );
}
