/**
 * True when two JSON values are the same answer, whatever the order of their fields. A field that is undefined counts as missing.
 */
export function isSameAnswer(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSameAnswer(Reflect.get(one, name), Reflect.get(other, name)));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
