import { valueAt } from '#machines/subject/valueAt.ts';

/**
 * True when a field holds something other than the saved answer. A number and its digits are the same, and so are an answer never
 * given and an empty field, also within rows and groups.
 */
export const isDirty = (name: string, saved: unknown, typed: unknown): boolean =>
  asText(valueAt(saved, name)) !== asText(valueAt(typed, name));

function asText(value: unknown): string {
  if (value === undefined || value === null || value === false) return '';
  if (value === true) return 'on';
  if (typeof value === 'object') {
    const told = Object.entries(value)
      .map(([name, part]) => [name, asText(part)] as const)
      .filter(([, text]) => text !== '')
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
    return told.length === 0 ? '' : JSON.stringify(told);
  }
  return String(value);
}
