type Scalar = string | number | boolean;

/** Every path to a value of an object: `deathDate`, `insured.address.city`, and for any row of a list `witnesses[].tel`. */
export type PathOf<T> = {
  [K in keyof T & string]: NonNullable<T[K]> extends Scalar
    ? K
    : NonNullable<T[K]> extends readonly (infer Row)[]
      ? NonNullable<Row> extends Scalar
        ? K
        : K | `${K}[].${PathOf<NonNullable<Row>>}`
      : K | `${K}.${PathOf<NonNullable<T[K]>>}`;
}[keyof T & string];

export type ValueAt<T, P extends string> = P extends `${infer K extends keyof T & string}[].${infer Rest}`
  ? NonNullable<T[K]> extends readonly (infer Row)[]
    ? ValueAt<NonNullable<Row>, Rest>
    : never
  : P extends `${infer K extends keyof T & string}.${infer Rest}`
    ? ValueAt<NonNullable<T[K]>, Rest>
    : P extends keyof T
      ? T[P]
      : never;

type Item<T> = NonNullable<T> extends readonly (infer One)[] ? One : NonNullable<T>;
type IfFinite<V, P> = V extends boolean ? P : V extends string ? (string extends V ? never : P) : never;

/** A place whose answer is one or several of a few values, which makes it a fact by itself. */
export type FactPathOf<T> = { [P in PathOf<T>]: IfFinite<Item<ValueAt<T, P>>, P> }[PathOf<T>];
/** The answer at such a place, or one of them where there may be several. */
export type FactAtOf<T, P extends string> = Item<ValueAt<T, P>>;

/** The lists that places are in. */
export type ListPathOf<P extends string> = P extends `${infer List}[].${string}` ? List : never;

// There are few paths, and each is read thousands of times.
const knownParts = new Map<string, readonly (string | number)[]>();
const knownGroups = new Map<string, readonly string[]>();

/** The parts of a path: `injuredParties[0].email` has `['injuredParties', 0, 'email']`. */
export const partsOf = (path: string): readonly (string | number)[] => {
  const known = knownParts.get(path);
  if (known) return known;
  const parts = [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([part, row]) =>
    row === undefined ? part : Number(row),
  );
  // Names of fields come from anybody, and there is no end of them.
  if (knownParts.size < 10_000) knownParts.set(path, parts);
  return parts;
};

/** The path without the numbers of rows, as texts spell it: `injuredParties.email`. */
export const withoutRows = (path: string): string => path.replaceAll(/\[\d*\]/g, '');

/** The path for certain rows: `injuredParties[].injured.email` for row 2 is `injuredParties[2].injured.email`. */
export const inRows = (path: string, rows: readonly number[]): string =>
  rows.reduce<string>((spelled, row) => spelled.replace('[]', `[${row}]`), path);

/** The path for any row: `injuredParties[].email`. */
export const ofAnyRow = (path: string): string => path.replaceAll(/\[\d+\]/g, '[]');

/** True when a path leads into what another one names: to an answer of a group or of a row. */
export const isWithin = (path: string, group: string): boolean =>
  path.startsWith(group) && (path[group.length] === '.' || path[group.length] === '[');

/** The group or the row that a path leads into last; empty for an answer of its own. */
export const groupOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')));

/** What a path leads through, outermost first: `injuredParties[0].email` leads through `injuredParties` and its row `[0]`. */
export const groupsOf = (path: string): readonly string[] => {
  const known = knownGroups.get(path);
  if (known) return known;
  const groups = [...path.matchAll(/[.[]/g)].map(({ index }) => path.slice(0, index));
  knownGroups.set(path, groups);
  return groups;
};

/** Tells whether an answer is one of those expected, a part of one, or contains one. */
export const among = (expected: readonly string[]): ((answer: string) => boolean) => {
  const exactly = new Set(expected);
  const containing = new Set(expected.flatMap(groupsOf));
  return (answer) =>
    exactly.has(answer) || containing.has(answer) || groupsOf(answer).some((group) => exactly.has(group));
};
