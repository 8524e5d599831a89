// What PostgreSQL takes for no text, as JSON writes it: the zero character and halves of pairs.
const unstorable = /\\u(?:0000|d[89a-f])/i;

const clean = (_name: string, part: unknown): unknown =>
  typeof part === 'string' ? part.replaceAll('\0', '').toWellFormed() : part;

/** True for JSON text in which characters may stand that no database can store. */
export const isUnstorable = (text: string): boolean => unstorable.test(text);

/** A value as JSON text; characters that no database can store are left out or replaced. */
export function storableJson(value: unknown): string {
  const text = JSON.stringify(value);
  return isUnstorable(text) ? JSON.stringify(value, clean) : text;
}
