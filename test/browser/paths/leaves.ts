import { controlOf } from '#machines/subject/control.ts';
import { findSchema } from '#test/claim/schemaAt.ts';

/** One answer and the name of the field that holds it: `insured.address.city`; several codes of one list are one answer. */
interface Leaf {
  readonly name: string;
  readonly values: readonly string[];
}

/** What answers look like in the fields of a form: numbers as text, a tick as `on`. What is not given has no leaf. */
export const leavesOf = (value: unknown, name = ''): readonly Leaf[] => {
  if (value === undefined || value === null || value === '' || value === false) return [];
  if (value === true) return [{ name, values: ['on'] }];
  if (Array.isArray(value)) {
    const codes = value.filter((one) => typeof one === 'string');
    if (codes.length > 0 && !isOfRows(name)) return [{ name, values: codes }];
    return value.flatMap((one, at) => leavesOf(one, `${name}[${at}]`));
  }
  if (typeof value !== 'object') return [{ name, values: [String(value)] }];
  return Object.entries(value).flatMap(([key, one]) => leavesOf(one, name === '' ? key : `${name}.${key}`));
};

/** Each answer of the list has a field of its own. */
const isOfRows = (name: string): boolean => {
  const schema = findSchema(name);
  return schema !== undefined && controlOf(schema)?.kind === 'rows';
};

/** What is kept, without what means nothing: empty lists and objects, undefined values. */
export const withoutEmpty = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length > 0 ? value.map(withoutEmpty) : undefined;
  if (typeof value !== 'object' || value === null) return value;
  const said = Object.entries(value).flatMap(([key, one]) => {
    const kept = withoutEmpty(one);
    return kept === undefined ? [] : [[key, kept] as const];
  });
  return said.length > 0 ? Object.fromEntries(said) : undefined;
};
