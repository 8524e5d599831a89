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
  const [part = '', ...rest] = partsOf(path);
  const changed = rest.length === 0 ? value : setAt(Reflect.get(root, part), rest, value);
  Reflect.set(root, part, changed);
};

/**
 * Removes the value at a path of an object, which is changed, and every group left empty by that. Groups along the path are
 * copied, rows keep their places.
 */
export const removeAt = (root: object, path: string): void => {
  const [part = '', ...rest] = partsOf(path);
  const left = without(Reflect.get(root, part), rest);
  if (left === undefined) Reflect.deleteProperty(root, part);
  else Reflect.set(root, part, left);
};

function setAt(root: unknown, [part, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (part === undefined) return value;
  if (typeof part === 'number') {
    const list: unknown[] = Array.isArray(root) ? [...root] : [];
    list[part] = setAt(list[part], rest, value);
    return list;
  }
  const record = isRecord(root) ? root : {};
  return { ...record, [part]: setAt(record[part], rest, value) };
}

/** A copy without the value further in, undefined where nothing is left. Two answers may be the same object. */
function without(value: unknown, [part, ...rest]: readonly (string | number)[]): unknown {
  if (part === undefined) return undefined;
  if (Array.isArray(value))
    return value.map((row: unknown, at) => (at === part ? (without(row, rest) ?? {}) : row));
  if (!isRecord(value)) return value;
  const left = { ...value, [part]: without(value[part], rest) };
  const kept = Object.entries(left).filter(([, one]) => one !== undefined);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
