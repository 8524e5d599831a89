import type { StopBox } from './layout/sheet.ts';
import styles from './Sheet.module.css';
import type { Item } from './useItems.ts';
import type { Lit } from '#src/inspect/compare/litSets.ts';
import { LeavingBar } from './LeavingBar.tsx';
import { leavingOf, litOf, type Marks } from './marks.ts';

interface Props {
  readonly stop: StopBox;
  readonly item: Item;
  readonly marks: Marks;
  readonly isChosen: boolean;
  /** True for what is neither chosen nor beside it. */
  readonly isSoft: boolean;
}

const lettersOf: Readonly<Record<Lit, string>> = { A: 'A', B: 'B', both: 'AB', neither: '' };
const around = 2;

/**
 * A page of an open step: its name, an edge that is dashed where only some see it and thick where the flow ends, a second sheet behind it
 * where it stands for the rows of a list, and a corner where the step may end here.
 */
export const StopPlace = ({
  stop: { page, box, name, label, isEnd, mayEnd, hasOthers },
  item,
  marks,
  isChosen,
  isSoft,
}: Props) => {
  const lit = litOf(marks, page.code);
  const changed = marks.changed?.get(page.code);
  const leaving = leavingOf(marks, page.code);
  const letters = marks.isCompared && lit !== undefined ? lettersOf[lit] : '';
  const whole = [
    label,
    ...(leaving ? [leaving.words] : []),
    ...(changed === undefined ? [] : [changed]),
  ].join('. ');
  return (
    <g
      {...item}
      className={styles['stop']}
      role="button"
      aria-label={whole}
      aria-pressed={isChosen}
      data-some={page.rule !== undefined}
      data-end={isEnd}
      data-lit={lit}
      data-soft={isSoft}
      data-changed={changed}
      transform={`translate(${box.x} ${box.y})`}
    >
      <path
        className={styles['target']}
        d={`M${-around} ${-around}h${box.width + 2 * around}v${box.height + 2 * around}h${-box.width - 2 * around}z`}
      />
      {page.isRows ? (
        <rect className={styles['behind']} x={4} y={-4} width={box.width} height={box.height} rx={6} />
      ) : null}
      <rect width={box.width} height={box.height} rx={6} />
      <text x={10} y={box.height / 2 + 4.5}>
        <title>{leaving ? `${label}. ${leaving.words}` : label}</title>
        {`${name} `}
      </text>
      {hasOthers ? <path className={styles['others']} d="M5 -6h8l-4 6z" aria-hidden="true" /> : null}
      {mayEnd ? (
        <path
          className={styles['corner']}
          d={`M${box.width - 11} ${box.height - 11}l6 6m0 -5v5h-5`}
          aria-hidden="true"
        />
      ) : null}
      {leaving ? <LeavingBar box={box} share={leaving.share} /> : null}
      {letters === '' ? null : (
        <text className={styles['letter']} x={box.width - 6} y={2} textAnchor="end" aria-hidden="true">
          {letters}
        </text>
      )}
      {changed === undefined ? null : (
        <text className={styles['letter']} x={box.width - 6} y={2} textAnchor="end" aria-hidden="true">
          {changed}
        </text>
      )}
    </g>
  );
};
