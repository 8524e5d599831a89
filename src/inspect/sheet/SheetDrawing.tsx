import type { RefObject } from 'react';
import { HeadBox } from './HeadBox.tsx';
import { HeadWays } from './HeadWays.tsx';
import type { Marks } from './marks.ts';
import { OpenStep } from './OpenStep.tsx';
import { RowLine } from './RowLine.tsx';
import type { Sheet } from './layout/sheet.ts';
import drawn from '#src/inspect/frame/Drawn.module.css';
import styles from './Sheet.module.css';
import type { ItemOf } from './useItems.ts';

export interface SheetDrawingProps {
  readonly sheet: Sheet;
  readonly name: string;
  readonly scale: number;
  readonly marks: Marks;
  readonly chosen: string | undefined;
  /** Codes of the pages that lead to the one chosen, or that it leads to; undefined where none is chosen. */
  readonly beside: ReadonlySet<string> | undefined;
  readonly itemOf: ItemOf;
  readonly frame?: RefObject<SVGSVGElement | null>;
}

/** The id of a head among what can be reached; no page has such a code. */
export const headId = (step: string) => `step ${step}`;

/** A sheet as it is placed, at a scale. */
export const SheetDrawing = ({
  sheet,
  name,
  scale,
  marks,
  chosen,
  beside,
  itemOf,
  frame,
}: SheetDrawingProps) => (
  <svg
    ref={frame}
    className={`${styles['sheet']} ${drawn['drawn']}`}
    role="group"
    aria-label={name}
    width={sheet.width * scale}
    height={sheet.height * scale}
    viewBox={`0 0 ${sheet.width} ${sheet.height}`}
  >
    <HeadWays ways={sheet.ways} marks={marks} />
    {sheet.heads.map((head) => (
      <HeadBox key={head.step} head={head} item={itemOf(headId(head.step))} marks={marks} />
    ))}
    {sheet.rows.map((row) => (
      <RowLine
        key={row.page.code}
        row={row}
        item={itemOf(row.page.code)}
        marks={marks}
        label={row.page.name}
      />
    ))}
    {sheet.opened.map((opened) => (
      <OpenStep
        key={opened.step}
        opened={opened}
        itemOf={itemOf}
        marks={marks}
        chosen={chosen}
        beside={beside}
      />
    ))}
  </svg>
);
