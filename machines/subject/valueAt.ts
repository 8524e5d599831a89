import { partsOf } from './path.ts';

/** True for an object with keys: no list, no file, nothing else. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The value at a path, undefined where a part of the path is missing. */
export const valueAt = (root: unknown, path: string): unknown => {
  let value = root;
  for (const part of partsOf(path)) {
    if (Array.isArray(value)) value = value[Number(part)];
    else if (isRecord(value)) value = value[part];
    else return undefined;
  }
  return value;
};

/** A copy with a value at a path; the original does not change. */
export const withValueAt = (root: unknown, path: string, value: unknown): Record<string, unknown> => {
  const changed = setAt(root, partsOf(path), value);
  return isRecord(changed) ? changed : {};
};

/** Puts a value at a path of an object, which is changed; groups and rows along the path are created or copied. */
export const putAt = (root: object, path: string, value: unknown): void => {
  const parts = partsOf(path);
  const [part = ''] = parts;
  Reflect.set(root, part, setAt(Reflect.get(root, part), parts, value, 1));
};

/**
 * Removes the value at a path of an object, which is changed, and every group left empty by that. Groups along the path are
 * copied, rows keep their places.
 */
export const removeAt = (root: object, path: string): void => {
  const parts = partsOf(path);
  const [part = ''] = parts;
  const left = without(Reflect.get(root, part), parts, 1);
  if (left === undefined) Reflect.deleteProperty(root, part);
  else Reflect.set(root, part, left);
};

type Parts = readonly (string | number)[];

/** A copy with a value at what is left of a path from one of its parts on. */
function setAt(root: unknown, parts: Parts, value: unknown, from = 0): unknown {
  const part = parts[from];
  if (part === undefined) return value;
  if (typeof part === 'number') {
    const list: unknown[] = Array.isArray(root) ? [...root] : [];
    list[part] = setAt(list[part], parts, value, from + 1);
    return list;
  }
  const record = isRecord(root) ? root : {};
  return { ...record, [part]: setAt(record[part], parts, value, from + 1) };
}

/** A copy without the value further in, undefined where nothing is left. Two answers may be the same object. */
function without(value: unknown, parts: Parts, from: number): unknown {
  const part = parts[from];
  if (part === undefined) return undefined;
  if (Array.isArray(value))
    return value.map((row: unknown, at) => (at === part ? (without(row, parts, from + 1) ?? {}) : row));
  // Most of what is taken away was never there.
  if (!isRecord(value) || isWithout(value, part)) return value;
  const left = { ...value, [part]: without(value[part], parts, from + 1) };
  const kept = Object.entries(left).filter(([, one]) => one !== undefined);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

/** True for a record with values that has none by a name: nothing of it changes when that is taken away. */
const isWithout = (record: Record<string, unknown>, part: string | number): boolean => {
  if (Object.hasOwn(record, part)) return false;
  const values = Object.values(record);
  return values.length > 0 && !values.includes(undefined);
};
