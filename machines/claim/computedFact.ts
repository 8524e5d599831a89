import type { ClaimDetail } from './claim.ts';
import type { Path } from './path.ts';

/**
 * A fact that no single answer tells: its finite values, the answers it is read from and how, and, where an answer can be
 * anything, the codes that matter. A fact about a row also reads which one it is.
 */
interface Computed<V extends string | boolean> {
  readonly values: readonly V[];
  readonly reads: readonly Path[];
  readonly read: (claim: ClaimDetail, every: ReadEvery, rows: readonly number[]) => V | undefined;
  readonly codes?: readonly string[];
}

/**
 * Reads the answers at a path of any row: that of the row a question is about, else those of all rows, so that a fact about rows
 * is, apart from any, one about all of them together.
 */
type ReadEvery = (path: Path) => readonly unknown[];

/** A fact of one of a few values. */
export const fact = <const V extends string | boolean>(
  values: readonly V[],
  reads: readonly Path[],
  read: Computed<V>['read'],
): Computed<V> => ({ values, reads, read });

/** A fact that is true or false. What is read as an empty text is not known. */
export const flag = (
  reads: readonly Path[],
  read: (claim: ClaimDetail, every: ReadEvery, rows: readonly number[]) => boolean | '' | undefined,
  codes: readonly string[] = [],
) => ({
  ...fact([true, false], reads, (claim, every, rows) => {
    const told = read(claim, every, rows);
    return told === '' ? undefined : told;
  }),
  codes,
});
