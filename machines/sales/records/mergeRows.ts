import type { Flow } from '#machines/flow/flow.ts';
import type { Names } from '#machines/flow/page.ts';
import { isSameAnswer } from '#machines/subject/sameAnswer.ts';
import { valueAt } from '#machines/subject/valueAt.ts';

interface Details {
  readonly base: object;
  readonly mine: object;
  readonly theirs: object;
}

/**
 * The lists of which both have changed rows, by their paths, with the rows of both in one: where neither has more rows than the other,
 * and no row was changed by both.
 */
export const rowsOfBoth = <N extends Names>(
  { pages }: Flow<N>,
  { base, mine, theirs }: Details,
): ReadonlyMap<string, readonly unknown[]> => {
  const lists = pages.flatMap(({ questions }) => questions.filter(({ rows }) => rows !== undefined));
  return new Map(
    lists.flatMap(({ ask }) => {
      const merged = mergedRows(valueAt(base, ask), valueAt(mine, ask), valueAt(theirs, ask));
      return merged ? [[ask, merged] as const] : [];
    }),
  );
};

const mergedRows = (base: unknown, mine: unknown, theirs: unknown): readonly unknown[] | undefined => {
  if (!Array.isArray(mine) || !Array.isArray(theirs) || mine.length !== theirs.length) return undefined;
  const begun: readonly unknown[] = Array.isArray(base) ? base : mine.map(() => ({}));
  if (begun.length !== mine.length) return undefined;
  if ([mine, theirs].some((rows) => isSameAnswer(rows, begun))) return undefined;
  const rows = mine.map((own: unknown, row) => {
    const other: unknown = theirs[row];
    if (isSameAnswer(own, begun[row])) return { row: other };
    return isSameAnswer(other, begun[row]) || isSameAnswer(own, other) ? { row: own } : undefined;
  });
  const merged = rows.filter((one) => one !== undefined);
  return merged.length === rows.length ? merged.map(({ row }) => row) : undefined;
};
