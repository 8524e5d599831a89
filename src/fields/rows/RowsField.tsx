import { Fragment, memo, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import type { GroupProps } from '#src/fields/fieldProps.ts';
import { GroupFrame } from '#src/fields/GroupFrame.tsx';
import { useBoundField } from '#src/fields/useBoundField.ts';
import { useFieldWords } from '#src/fields/useFieldWords.ts';
import { ClosedRow, type ClosedRowProps } from './ClosedRow.tsx';
import { RemovedLine } from './RemovedLine.tsx';
import { RowFrame } from './RowFrame.tsx';
import { useRowName } from './RowTools.tsx';
import { useRows } from './useRows.ts';
import { useWantedFocus, type Wanted } from './useWantedFocus.ts';

type Props = GroupProps & {
  /** How many rows there may be. */
  max: number;
  /** Rows can change places. */
  isOrdered?: boolean;
  /** How many of the first rows are neither changed nor removed. */
  lasting?: number;
  /** The row that is open at first; none by default. */
  begins?: number | undefined;
  /** By what a removed row is known; by default by the first text in it. */
  called?: ((row: unknown) => string | undefined) | undefined;
  /** Draws the fields of a row, given its name: `witnesses[2]`. */
  children: (row: string, index: number) => ReactNode;
  /** Draws a row that is closed; by default by its number only. */
  closed?: (given: ClosedRowProps) => ReactNode;
};

/** Up to so many closed rows are all in sight, and of more so many of the last. */
const inSight = { all: 5, last: 3 };

const byNumber = (given: ClosedRowProps): ReactNode => <ClosedRow {...given} />;

/**
 * A list of similar things: each row is a small group of fields and can be added, changed, removed and moved. One is open at a time,
 * the others are a line each; of many, the last are in sight.
 */
export function RowsField(props: Props): ReactNode {
  const {
    max,
    isOrdered = false,
    lasting = 0,
    begins,
    children,
    closed = byNumber,
    called,
    isLabelHidden,
    ...named
  } = props;
  const field = useBoundField(named);
  const { name } = field;
  const words = named.words ?? name;
  const { say } = useFieldWords(words);
  const nameOf = useRowName(words);
  const { t } = useTexts('common');
  const frame = useRef<HTMLDivElement>(null);
  const [wanted, want] = useState<Wanted>();
  const { rows, open, removed, change, commands } = useRows({ list: name, begins, want, called });
  useWantedFocus(frame, rows.length, wanted);
  const [isWhole, setWhole] = useState(false);
  const folded = isWhole ? 0 : foldedOf(rows.length, open);

  const news = {
    added: (row: string) => t('rows.added', { row }),
    removed: (row: string) => t('rows.removed', { row }),
    returned: (row: string) => t('rows.returned', { row }),
  };
  const toolsOf = (index: number) => ({
    index,
    words,
    onUp: isOrdered && index > 0 ? commands.up : undefined,
    onDown: isOrdered && index < rows.length - 1 ? commands.down : undefined,
    onRemove: index < lasting ? undefined : commands.remove,
  });
  const showWhole = () => {
    setWhole(true);
    want({ to: 'row', index: open === 0 ? 1 : 0 });
  };
  const line = (
    <RemovedLine row={removed} nameOf={nameOf} onUndo={rows.length < max ? commands.undo : undefined} />
  );
  return (
    <GroupFrame {...field} words={field} isLabelHidden={isLabelHidden}>
      <div ref={frame}>
        {folded > 0 ? (
          <Button look="quiet" icon="down" onClick={showWhole}>
            {t('rows.whole', { total: rows.length })}
          </Button>
        ) : null}
        {rows.map(({ key, name: row }, index) => (
          <Fragment key={key}>
            {removed?.index === index ? line : null}
            {index === open ? (
              <RowFrame {...toolsOf(index)}>
                <Row draw={children} row={row} index={index} />
              </RowFrame>
            ) : (
              <Closed
                draw={closed}
                {...toolsOf(index)}
                row={row}
                isFolded={index < folded}
                onOpen={index < lasting ? undefined : commands.open}
              />
            )}
          </Fragment>
        ))}
        {removed && removed.index >= rows.length ? line : null}
        {rows.length < max ? (
          <Button icon="add" data-add onClick={commands.add}>
            {say('add') ?? t('action.add')}
          </Button>
        ) : null}
        <output className="visually-hidden">{change ? news[change.kind](nameOf(change.index)) : null}</output>
      </div>
    </GroupFrame>
  );
}

/** How many rows from the first on are out of sight, the open one excepted. */
const foldedOf = (count: number, open: number | undefined): number => {
  const closed = open === undefined ? count : count - 1;
  if (closed <= inSight.all) return 0;
  const from = count - inSight.last;
  return open !== undefined && open >= from ? from - 1 : from;
};

/** The fields of the open row, which need not be drawn again because there is one row more. */
const Row = memo(function Row({ draw, row, index }: { draw: Props['children']; row: string; index: number }) {
  return draw(row, index);
});

const Closed = memo(function Closed({
  draw,
  ...given
}: ClosedRowProps & { draw: NonNullable<Props['closed']> }) {
  return draw(given);
});
