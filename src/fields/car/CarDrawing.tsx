import { memo, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { DamagedPart } from '../../../machines/claim/damagedPart.ts';
import { nearestPart } from './nearestPart.ts';
import type { CarPart } from './carPart.ts';
import { drawnParts } from './parts.ts';
import styles from './CarDrawing.module.css';

type Props = {
  view: keyof typeof drawnParts;
  label: string;
  /** What the keys do, read on arrival. */
  hint: string;
  /** Names of the parts in the language spoken. */
  names: ReadonlyMap<string, string>;
  chosen: readonly string[];
  /** The parts that may be chosen here; others are drawn and not offered. */
  offered: readonly string[];
  /** A part was pressed. */
  onToggle: (code: DamagedPart) => void;
  /** A part is pointed at or focused; none any more. */
  onPoint: (code: DamagedPart | undefined) => void;
  /** Words on the drawing. */
  children?: ReactNode;
};

/** The body around parts that lie inside it. */
const outlines = {
  outside: '',
  inside:
    'M14 66q0-44 40-54 34-8 68 0 40 10 40 54v190q0 44-36 50-38 6-76 0-36-6-36-50zM216 30q2-18 22-24 36-8 72 0 20 6 22 24v256q-2 18-22 22-36 6-72 0-20-4-22-22z',
};

const sizes = { outside: '0 0 360 592', inside: '0 0 360 320' };

/**
 * One drawing of the car. One stop of the tab key; arrows go from part to part by where they lie, the space bar
 * chooses. Each part is a box to tick for readers.
 */
export function CarDrawing({
  view,
  label,
  hint,
  names,
  chosen,
  offered,
  onToggle,
  onPoint,
  children,
}: Props): ReactNode {
  const parts = drawnParts[view].filter(({ code }) => offered.includes(code));
  const [current, setCurrent] = useState(parts[0]?.code);
  const drawing = useRef<SVGSVGElement>(null);
  const hintId = useId();

  const press = (event: KeyboardEvent, code: DamagedPart) => {
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
  return (
    <fieldset aria-label={label} aria-describedby={hintId}>
      <p id={hintId} className="visually-hidden">
        {hint}
      </p>
      <svg ref={drawing} viewBox={sizes[view]} className={styles['drawing']}>
        <path d={outlines[view]} className={styles['outline']} aria-hidden="true" />
        {drawnParts[view].map((part) => (
          <Part
            key={part.code}
            part={part}
            name={names.get(part.code) ?? part.code}
            isChosen={chosen.includes(part.code)}
            isOffered={offered.includes(part.code)}
            isCurrent={current === part.code}
            onPress={onToggle}
            onKey={press}
            onPoint={(code) => {
              if (code) setCurrent(code);
              onPoint(code);
            }}
          />
        ))}
        {children}
      </svg>
    </fieldset>
  );
}

type PartProps = {
  part: CarPart;
  name: string;
  isChosen: boolean;
  isOffered: boolean;
  isCurrent: boolean;
  onPress: (code: DamagedPart) => void;
  onKey: (event: KeyboardEvent, code: DamagedPart) => void;
  onPoint: (code: DamagedPart | undefined) => void;
};

const Part = memo(function Part({
  part,
  name,
  isChosen,
  isOffered,
  isCurrent,
  onPress,
  onKey,
  onPoint,
}: PartProps) {
  const { code, d, look, isMirrored, isSmall = false } = part;
  const shape = (
    <>
      {isSmall ? <path d={d} className={styles['reach']} /> : null}
      <path d={d} className={styles['shape']} />
    </>
  );
  const transform = isMirrored ? 'translate(360) scale(-1 1)' : undefined;
  if (!isOffered) {
    return (
      <g className={styles['part']} data-look={look} transform={transform} aria-hidden="true">
        {shape}
      </g>
    );
  }
  return (
    <g
      className={styles['part']}
      data-look={look}
      data-part={code}
      transform={transform}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no input can be drawn in an SVG
      role="checkbox"
      aria-checked={isChosen}
      aria-label={name}
      tabIndex={isCurrent ? 0 : -1}
      onClick={() => onPress(code)}
      onKeyDown={(event) => onKey(event, code)}
      onFocus={() => onPoint(code)}
      onBlur={() => onPoint(undefined)}
      onPointerEnter={() => onPoint(code)}
      onPointerLeave={() => onPoint(undefined)}
    >
      {shape}
    </g>
  );
});
