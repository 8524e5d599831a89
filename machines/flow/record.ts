import type { Rule } from '#machines/subject/rule.ts';
import type { Each, Names, Page } from './page.ts';

/** The code of a row of a record page, from 0: `injuredParty[0]`. */
export const rowCode = (record: string, row: number): string => `${record}[${row}]`;

/**
 * A page as often as it may be met: a record once for each of its rows, any other as it is, and so one of what the service keeps, whose
 * rows nobody counts. Throws for a record without a list.
 */
export const instancesOf = <N extends Names>(page: Page<N>): readonly Page<N>[] => {
  const { kind, code, each, rows } = page;
  if (kind !== 'record' || (each && !each.count && !rows)) return [page];
  if (!each?.count || !rows) throw new Error(`The record ${code} names no list.`);
  const { count } = each;
  return Array.from({ length: rows.max }, (_, row) => ({
    ...page,
    code: rowCode(code, row),
    record: code,
    row,
    questions: page.questions.filter(({ onlyRow = row }) => onlyRow === row),
    path: pathOf(page.path, each.param, row),
    checks: [...page.checks, ...(each.checks?.(row) ?? [])],
    ...ruleOf(isThere({ ...each, count }, page.canEnter, row)),
    next: [
      ...(row + 1 < rows.max ? [rowCode(code, row + 1)] : []),
      ...page.next.filter((to) => row === 0 || !each.afterFirst?.includes(to)),
    ],
  }));
};

const pathOf = (path: `/${string}`, param: string, row: number): `/${string}` =>
  `/${path.slice(1).replace(`:${param}`, String(row + 1))}`;

const ruleOf = (canEnter: Rule | undefined) => (canEnter ? { canEnter } : {});

type Counted<D extends object> = Each<D> & Required<Pick<Each<D>, 'count'>>;

/** A row is there where the record may be entered and the list is long enough. */
const isThere = <D extends object>(
  { count: { fact, values }, isFirstThere }: Counted<D>,
  canEnter: Rule | undefined,
  row: number,
): Rule | undefined => {
  if (row === 0 && isFirstThere) return canEnter;
  const isLong: Rule = { fact, in: values.slice(row + 1) };
  return canEnter ? { all: [canEnter, isLong] } : isLong;
};

/** Pages as they are met: what leads to a record leads to its first row. */
export const withFirstRows = <N extends Names>(instances: readonly Page<N>[]): readonly Page<N>[] => {
  const records = new Set(instances.map(({ record }) => record));
  return instances.map((page) =>
    page.next.some((code) => records.has(code))
      ? { ...page, next: page.next.map((code) => (records.has(code) ? rowCode(code, 0) : code)) }
      : page,
  );
};
