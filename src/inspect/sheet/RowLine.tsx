import type { ListRow } from './layout/sheet.ts';
import styles from './Sheet.module.css';
import type { Item } from './useItems.ts';
import { LeavingBar } from './LeavingBar.tsx';
import { leavingOf, litOf, type Marks } from './marks.ts';

/** A page below the closed head of its step: a dot that is filled where everybody sees it, its name, and a press that opens it. */
export const RowLine = ({
  row: { page, box, name, following },
  item,
  marks,
  label,
}: {
  readonly row: ListRow;
  readonly item: Item;
  readonly marks: Marks;
  readonly label: string;
}) => {
  const leaving = leavingOf(marks, page.code);
  const more = following > 0 ? ` +${following}` : '';
  return (
    <g
      {...item}
      className={styles['row']}
      role="button"
      // What is seen is part of what is said: of a name that is cut, both.
      aria-label={[
        `${name}${more}`,
        ...(name === label ? [] : [label]),
        ...(leaving ? [leaving.words] : []),
      ].join('. ')}
      data-some={page.rule !== undefined}
      data-lit={litOf(marks, page.code)}
      transform={`translate(${box.x} ${box.y})`}
    >
      <rect width={box.width} height={box.height} rx={4} />
      <circle className={styles['dot']} cx={8} cy={box.height / 2} r={3.5} />
      <text x={22} y={box.height / 2 + 5}>
        {`${name} `}
      </text>
      {following > 0 ? (
        <text className={styles['more']} x={box.width - 8} y={box.height / 2 + 5}>
          {`+${following}`}
        </text>
      ) : null}
      {leaving ? <LeavingBar box={box} share={leaving.share} /> : null}
    </g>
  );
};
