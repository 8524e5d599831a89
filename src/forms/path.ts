/** A field name taken apart: `injuredParties[0].email` -> `['injuredParties', 0, 'email']`. */
export const pathOf = (name: string): (string | number)[] =>
  [...name.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([part, index]) =>
    index === undefined ? part : Number(index),
  );

/** @returns what stands at `name`, undefined where the way breaks off */
export function valueAt(root: unknown, name: string): unknown {
  return pathOf(name).reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isRecord(value) ? value[key] : undefined;
  }, root);
}

/** @returns a copy of `root` with `value` at `name`; nothing of the original is changed */
export function withValueAt(root: unknown, name: string, value: unknown): unknown {
  return setAt(root, pathOf(name), value);
}

/** @returns the name without the row numbers, as texts and rules spell it: `injuredParties.email` */
export const withoutRows = (name: string): string => name.replaceAll(/\[\d*\]/g, '');

/** Tells an object with keys from a list, a file and everything else. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function setAt(root: unknown, [key, ...rest]: (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof key === 'number') {
    const list: unknown[] = Array.isArray(root) ? [...root] : [];
    list[key] = setAt(list[key], rest, value);
    return list;
  }
  const record = isRecord(root) ? root : {};
  return { ...record, [key]: setAt(record[key], rest, value) };
}
