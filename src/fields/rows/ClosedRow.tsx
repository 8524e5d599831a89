import { useEffect, useEffectEvent, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { carriedFields, type CarriedAnswer } from '#src/forms/rows/carriedFields.ts';
import type { PageRow } from '#src/forms/rows/pageRow.ts';
import { useFormAround } from '#src/forms/pageFormContext.ts';
import { RowLine, type RowLineProps } from './RowLine.tsx';

/** What is known of a closed row before anybody says what stands in it. */
export type ClosedRowProps = Omit<RowLineProps, keyof PageRow | 'content'> & {
  /** Its name in the form: `witnesses[2]`. */
  row: string;
  /** It is out of sight while nothing is wrong with it and nothing is missing. */
  isFolded: boolean;
};

type Props = ClosedRowProps & {
  /** What stands in its line, asked for only where it is in sight. */
  content?: RowLineProps['content'];
  /** Something is asked for and not answered. */
  isMissing?: boolean;
  /** The answers asked for; all it holds by default. */
  asked?: readonly CarriedAnswer[] | undefined;
};

/** A row of a list that is not open: a line or, among many, nothing. What its fields hold is in the form as if it were open. */
export function ClosedRow({ row, isFolded, isMissing = false, asked, ...line }: Props): ReactNode {
  const { fields, register } = useFormAround();
  const read = () => fields.readRow(row);
  const state = useSyncExternalStore(fields.subscribe, read, read);
  const { value } = state;
  const carried = useMemo(() => carriedFields(row, value, asked), [row, value, asked]);
  const arrive = useEffectEvent(() => carried.forEach(([field]) => register(field)));
  useEffect(() => arrive(), [row]);
  return (
    <>
      {carried.map(([field, text], at) => (
        // oxlint-disable-next-line react/no-array-index-key -- Several fields may have one name.
        <input key={at} type="hidden" name={field} value={text} />
      ))}
      {isFolded && !isMissing && state.errors.length === 0 ? null : <RowLine {...line} {...state} />}
    </>
  );
}
