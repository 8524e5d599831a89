import { useField } from './conform.ts';
import { useFormAround } from './pageFormContext.ts';

export type Row = { key: string; name: string };

/**
 * The rows of a list field such as `injuredParties[0].damagedThings`, each with a key that stays the same when rows move, and the
 * commands that change them.
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
