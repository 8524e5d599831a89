// What PostgreSQL takes for no text: the zero character and halves of pairs.
const untakable = /\\u(?:0000|d[89a-f])/i;

/** A value as the JSON text a column takes; characters no database keeps are left out or replaced. */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value);
  return untakable.test(text) ? JSON.stringify(value, (_, part: unknown) => clean(part)) : text;
}

const clean = (part: unknown): unknown =>
  typeof part === 'string' ? part.replaceAll('\0', '').toWellFormed() : part;
