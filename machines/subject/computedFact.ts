import type { FactAtOf, FactPathOf } from './path.ts';

/**
 * A fact that no single answer tells: its finite values, the answers it is read from and how, and, where an answer can be
 * anything, the codes that matter. A fact about a row also reads which one it is.
 */
export interface Computed<D, P extends string, V extends string | boolean = string | boolean> {
  readonly values: readonly V[];
  readonly reads: readonly P[];
  readonly read: (detail: D, every: ReadEvery<P>, rows: readonly number[]) => V | undefined;
  readonly codes?: readonly string[];
}

/**
 * Reads the answers at a path of any row: that of the row a question is about, else those of all rows, so that a fact about rows
 * is, apart from any, one about all of them together.
 */
export type ReadEvery<P extends string> = (path: P) => readonly unknown[];

/** Ways to say a fact of one subject. */
export interface FactMakers<D, P extends string> {
  /** A fact of one of a few values. */
  readonly fact: <const V extends string | boolean>(
    values: readonly V[],
    reads: readonly P[],
    read: Computed<D, P, V>['read'],
  ) => Computed<D, P, V>;
  /** A fact that is true or false. What is read as an empty text is not known. */
  readonly flag: (
    reads: readonly P[],
    read: (detail: D, every: ReadEvery<P>, rows: readonly number[]) => boolean | '' | undefined,
    codes?: readonly string[],
  ) => Computed<D, P, boolean>;
}

/** Ways to say facts of a subject, by what is known of it and the places it has. */
export const factsAbout = <D, P extends string>(): FactMakers<D, P> => ({
  fact: (values, reads, read) => ({ values, reads, read }),
  flag: (reads, read, codes = []) => ({
    values: [true, false],
    reads,
    read: (detail, every, rows) => {
      const told = read(detail, every, rows);
      return told === '' ? undefined : told;
    },
    codes,
  }),
});

/** The facts of a subject with their values: its answers of few values, and those that are computed. */
export type FactsOf<T, C> = {
  readonly [K in FactPathOf<T> | Extract<keyof C, string>]: K extends keyof C
    ? C[K] extends { readonly values: readonly (infer V)[] }
      ? V
      : never
    : FactAtOf<T, K>;
};
