import type { Computed } from './computedFact.ts';
import { inRows } from './path.ts';
import { remembering } from './remember.ts';
import { valueAt } from './valueAt.ts';

/** What is known of a fact: its value, or all of them where an answer takes several; undefined while nobody knows. */
export type Known = string | boolean | readonly (string | boolean)[] | undefined;
/** Facts by their names, as far as they are known. */
export type Facts = { readonly [name: string]: Known };
/** Reads what is known of a fact. */
export type ReadFact = (name: string) => Known;

/** The facts of a subject that no single answer tells, by their names. */
export type ComputedFacts<D> = Readonly<Record<string, Computed<D, string>>>;

/** Reads facts of a subject from what is known of it, those of any row, `witnesses[].tel`, from certain rows, given from the outermost list inwards. */
export type FactsIn<D> = (detail: D, rows?: readonly number[]) => ReadFact;

/** The way to read the facts of a subject: those that are computed by their names, all others by the paths of their answers. */
export const factReader =
  <D>(computed: ComputedFacts<D>): FactsIn<D> =>
  (detail, rows = []) =>
  (name) => {
    const own = Object.hasOwn(computed, name) ? computed[name] : undefined;
    return own
      ? own.read(detail, (path) => everyAt(detail, inRows(path, rows)), rows)
      : known(valueAt(detail, inRows(name, rows)));
  };

/** The answers a fact of a subject is read from. */
export const readsIn =
  <D>(computed: ComputedFacts<D>) =>
  (name: string): readonly string[] =>
    (Object.hasOwn(computed, name) ? computed[name] : undefined)?.reads ?? [name];

/** Reads facts from the list given. */
export const factsAmong =
  (facts: Facts): ReadFact =>
  (name) =>
    facts[name];

/** The answers at a path, of every row where it names no certain one. */
const everyAt = (claim: unknown, path: string): readonly unknown[] => {
  const [list = '', ...rest] = path.split('[]');
  const rows = rest.length > 0 ? valueAt(claim, list) : undefined;
  if (rest.length > 0)
    return (Array.isArray(rows) ? rows : []).flatMap((_, row) =>
      everyAt(claim, `${list}[${row}]${rest.join('[]')}`),
    );
  const value = valueAt(claim, path);
  return value === undefined ? [] : [value];
};

const isValue = (value: unknown): value is string | boolean =>
  typeof value === 'string' || typeof value === 'boolean';

const known = (value: unknown): Known => {
  if (Array.isArray(value)) return value.filter(isValue);
  return isValue(value) ? value : undefined;
};

/** Reads facts for one row of a list, from 0, or for none. */
export type ReadInRow = (place: { readonly row?: number }) => ReadFact;

/** Reads the facts of a record that does not change meanwhile, each once. */
export const rowReader = <D>(factsIn: FactsIn<D>, record: D): ReadInRow => {
  const readIn = remembering((row: number | undefined) =>
    remembering(factsIn(record, row === undefined ? [] : [row])),
  );
  return ({ row }) => readIn(row);
};
