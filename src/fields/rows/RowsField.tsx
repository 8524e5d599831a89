import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import { useField } from '#src/forms/conform.ts';
import { useFormAround } from '#src/forms/pageFormContext.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import type { GroupProps } from '#src/fields/fieldProps.ts';
import { GroupFrame } from '#src/fields/GroupFrame.tsx';
import { RowFrame } from './RowFrame.tsx';
import { useBoundField } from '#src/fields/useBoundField.ts';
import { useFieldWords } from '#src/fields/useFieldWords.ts';

type Props = GroupProps & {
  /** How many rows there may be. */
  max: number;
  /** Rows can change places. */
  isOrdered?: boolean;
  /** Draws the fields of a row, given its name: `witnesses[2]`. */
  children: (row: string, index: number) => ReactNode;
};

/** A list of similar things: each row is a small group of fields and can be added, removed and moved. */
export function RowsField({ max, isOrdered = false, children, isLabelHidden, ...props }: Props): ReactNode {
  const field = useBoundField(props);
  const { name } = field;
  const { say } = useFieldWords(props.words ?? name);
  const { t } = useTexts('common');
  const { rows, append, remove, move } = useRows(name);
  const [news, setNews] = useState('');
  const [wanted, setWanted] = useState<'row' | 'add'>();
  const frame = useRef<HTMLDivElement>(null);
  const nameOf = (index: number) => say('row', { number: index + 1 }) ?? `${index + 1}`;

  useEffect(() => {
    if (!wanted) return;
    const lastRow = [...(frame.current?.querySelectorAll('[data-row]') ?? [])].at(-1);
    const target =
      wanted === 'row'
        ? lastRow?.querySelector<HTMLElement>(':is(input, select, textarea):not([hidden])')
        : frame.current?.querySelector<HTMLElement>('[data-add]');
    target?.focus();
  }, [wanted, rows.length]);

  const addRow = () => {
    append();
    setWanted('row');
    setNews(t('rows.added', { row: nameOf(rows.length) }));
  };
  const removeRow = (index: number) => {
    remove(index);
    setWanted('add');
    setNews(t('rows.removed', { row: nameOf(index) }));
  };
  return (
    <GroupFrame {...field} words={field} isLabelHidden={isLabelHidden}>
      <div ref={frame}>
        {rows.map(({ key, name: row }, index) => (
          <RowFrame
            key={key}
            label={nameOf(index)}
            removeLabel={say('remove', { number: index + 1 }) ?? t('action.remove')}
            onUp={isOrdered && index > 0 ? () => move(index, index - 1) : undefined}
            onDown={isOrdered && index < rows.length - 1 ? () => move(index, index + 1) : undefined}
            onRemove={() => removeRow(index)}
          >
            <Row draw={children} row={row} index={index} />
          </RowFrame>
        ))}
        {rows.length < max ? (
          <Button icon="add" data-add onClick={addRow}>
            {say('add') ?? t('action.add')}
          </Button>
        ) : null}
        <output className="visually-hidden">{news}</output>
      </div>
    </GroupFrame>
  );
}

/** The fields of a row, which need not be drawn again because there is one row more. */
const Row = memo(function Row({ draw, row, index }: { draw: Props['children']; row: string; index: number }) {
  return draw(row, index);
});

/**
 * The rows of a list field such as `injuredParties[0].damagedThings`, each with a key that stays the same when rows move, and the
 * commands that change them.
 */
function useRows(list: string) {
  const field = useField<unknown[]>(list);
  const { append, remove, move } = useFormAround();
  const rows = field.getFieldList().map((row) => ({ key: row.key ?? row.name, name: row.name }));
  return {
    rows,
    append: () => append(list),
    remove: (index: number) => remove(list, index),
    move: (from: number, to: number) => move(list, from, to),
  };
}
