import { useState } from 'react';
import { useFormAround } from '#src/forms/pageFormContext.ts';

/** The place of the first row of a list that was as wanted when the list was drawn first; undefined where none was. */
export function useFirstRow(
  list: string,
  isAs: (row: unknown, index: number) => boolean,
): number | undefined {
  const { fields } = useFormAround();
  const [first] = useState(() => {
    const { value } = fields.readRow(list);
    const at = Array.isArray(value) ? value.findIndex(isAs) : -1;
    return at < 0 ? undefined : at;
  });
  return first;
}
