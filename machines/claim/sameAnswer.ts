/**
 * Tells whether two answers are the same, whatever the order of their fields; a field that is undefined is one not there.
 *
 * @param one any JSON value
 * @param other any JSON value
 * @returns true when nothing would change if one replaced the other
 */
export function isSameAnswer(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSameAnswer(Reflect.get(one, name), Reflect.get(other, name)));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
