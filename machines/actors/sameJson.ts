const keysOf = (value: object): string[] =>
  Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .map(([key]) => key);

const entryOf = (value: object, key: string): unknown =>
  new Map<string, unknown>(Object.entries(value)).get(key);

/**
 * Takes two values; says whether they are the same JSON: the order of keys and undefined ones do not
 * count.
 */
export const sameJson = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) return sameList(one, other);
  const keys = keysOf(one);
  return (
    keys.length === keysOf(other).length &&
    keys.every((key) => sameJson(entryOf(one, key), entryOf(other, key)))
  );
};

const sameList = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) &&
  Array.isArray(other) &&
  one.length === other.length &&
  one.every((entry: unknown, index) => sameJson(entry, other[index]));
