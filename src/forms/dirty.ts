import { valueAt } from './path.ts';

/**
 * Tells whether a field holds something else than the saved answer. A number and its digits are the same,
 * as are an answer never given and an empty field.
 *
 * @param name the field
 * @param saved the claim's answers
 * @param typed what the fields hold
 */
export const isDirty = (name: string, saved: unknown, typed: unknown): boolean =>
  asText(valueAt(saved, name)) !== asText(valueAt(typed, name));

function asText(value: unknown): string {
  if (value === undefined || value === null || value === false) return '';
  if (value === true) return 'on';
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
}
