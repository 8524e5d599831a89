import { valueAt } from '#machines/subject/valueAt.ts';

/**
 * True when a field holds something other than the saved answer. A number and its digits are the same, and so are an answer never
 * given and an empty field.
 */
export const isDirty = (name: string, saved: unknown, typed: unknown): boolean =>
  asText(valueAt(saved, name)) !== asText(valueAt(typed, name));

function asText(value: unknown): string {
  if (value === undefined || value === null || value === false) return '';
  if (value === true) return 'on';
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
}
