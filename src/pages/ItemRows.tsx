import type { ComponentProps, ReactNode } from 'react';
import type { Control } from '#machines/subject/control.ts';
import { ControlField } from '#src/fields/controls.tsx';
import { ClosedRow, type ClosedRowProps } from '#src/fields/rows/ClosedRow.tsx';
import { RowsField } from '#src/fields/rows/RowsField.tsx';
import { useFirstRow } from '#src/fields/rows/useFirstRow.ts';
import { useFieldWords } from '#src/fields/useFieldWords.ts';
import { useAnswer } from '#src/forms/useAnswer.ts';

type Props = Omit<ComponentProps<typeof ControlField>, 'control'> & {
  readonly max: number;
  /** How each row is asked for, and the key of its words. */
  readonly item: Control;
  readonly itemWords: string;
};

/** A list whose rows are an answer each, such as the numbers of other policies: the first that is empty is open. */
export function ItemRows({ max, item, itemWords, ...field }: Props): ReactNode {
  const begins = useFirstRow(field.name, (text) => text === '');
  return (
    <RowsField
      {...field}
      max={max}
      begins={begins}
      closed={(given) => <ItemLine {...given} itemWords={itemWords} />}
    >
      {(row) => <ControlField {...field} control={item} name={row} words={itemWords} isOptional={false} />}
    </RowsField>
  );
}

const ItemLine = ({ itemWords, ...given }: ClosedRowProps & { itemWords: string }): ReactNode => {
  const { label } = useFieldWords(itemWords);
  const text = useAnswer(given.row);
  const isMissing = text === '';
  return (
    <ClosedRow
      {...given}
      isMissing={isMissing}
      content={() => ({ name: text || undefined, missing: isMissing ? label : undefined })}
    />
  );
};
