import { useField } from './conform.ts';
import { useFormAround } from './pageFormContext.ts';

export type Row = { key: string; name: string };

/**
 * The rows of a list field and how to change them.
 *
 * @param list the field: `injuredParties[0].damagedThings`
 * @returns its rows, each with a key that stays when rows move, and the commands over it
 */
export function useRows(list: string) {
  const field = useField<unknown[]>(list);
  const { append, remove, move } = useFormAround();
  const rows: Row[] = field.getFieldList().map((row) => ({ key: row.key ?? row.name, name: row.name }));
  return {
    rows,
    append: (row?: Record<string, unknown>) => append(list, row),
    remove: (index: number) => remove(list, index),
    move: (from: number, to: number) => move(list, from, to),
  };
}
