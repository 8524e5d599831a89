import { icons } from '#src/layout/icons.ts';
import type { Item } from './useItems.ts';
import type { Head } from './layout/sheet.ts';
import type { Marks } from './marks.ts';
import styles from './Sheet.module.css';

/** A step: its name, how many pages it has and how many ways lead out of it, and a press that opens it or closes it. */
export const HeadBox = ({
  head: { step, box, name, notes, isOpen, label },
  item,
  marks,
}: {
  readonly head: Head;
  readonly item: Item;
  readonly marks: Marks;
}) => {
  const left = leftIn(step, marks) ?? marks.changedIn?.get(step);
  return (
    <g
      {...item}
      className={styles['head']}
      role="button"
      aria-label={left === undefined ? label : `${label}, ${left}`}
      aria-expanded={isOpen}
      transform={`translate(${box.x} ${box.y})`}
    >
      <rect width={box.width} height={box.height} rx={8} />
      <text className={styles['name']} x={14} y={25}>
        {name.map((line, at) => (
          <tspan key={line} x={14} dy={at === 0 ? 0 : 18}>{`${line} `}</tspan>
        ))}
      </text>
      <text className={styles['note']} x={14} y={box.height - 14 - (notes.length - 1) * 16}>
        {notes.map((line, at) => (
          <tspan key={line} x={14} dy={at === 0 ? 0 : 16}>{`${line} `}</tspan>
        ))}
      </text>
      {left === undefined ? null : (
        <text
          className={styles['leftHere']}
          x={box.width - 14}
          y={box.height - 14 - (notes.length - 1) * 16}
          textAnchor="end"
        >
          {left}
        </text>
      )}
      <path d={isOpen ? up : icons.down} transform={`translate(${box.width - 34} 10) scale(0.83)`} />
    </g>
  );
};

/** How many visits ended in a step, with a minus. */
const leftIn = (step: string, { traffic }: Marks): string | undefined => {
  const pages = [...(traffic?.summary.pages.values() ?? [])].filter((page) => page.step === step);
  const left = pages.reduce((sum, page) => sum + page.left, 0);
  return traffic && left > 0 ? `−${traffic.written(left)}` : undefined;
};

const up = 'M6 15l6-6 6 6';
