import type { ClaimDetail } from '../claim/claim.ts';
import type { DialogName } from '../claim/dialogs.ts';
import { checkRows, missing, type Check } from '../claim/issues/findings.ts';
import { limits } from '../claim/limits.ts';
import { inRows, type Path } from '../claim/path.ts';
import { valueAt } from '../claim/valueAt.ts';
import { findingsOf } from './answersSchema.ts';
import type { Page, Rows } from './page.ts';
import type { Question } from './question.ts';

/** The event that changes a list, and the dialog it opens first. */
export interface Edit {
  readonly type: 'EDIT';
  readonly answers: ClaimDetail;
  readonly asks?: DialogName | undefined;
  readonly opens: string;
}

/** The event that adds a row and opens its page, undefined where the list is full. */
export const addedRow = ({ rows }: Pick<Page, 'rows'>, claim: ClaimDetail): Edit | undefined => {
  const list = rows ? rowsIn(rows, claim) : [];
  const opens = rows?.pages[list.length];
  return rows && opens !== undefined
    ? { type: 'EDIT', answers: { [rows.list]: [...list, {}] }, opens }
    : undefined;
};

/** The event that removes a row, undefined where it is the only one. */
export const removedRow = (
  { rows }: Pick<Page, 'rows'>,
  claim: ClaimDetail,
  at: number,
): Edit | undefined => {
  const list = rows ? rowsIn(rows, claim) : [];
  if (!rows || list.length < 2) return undefined;
  return {
    type: 'EDIT',
    answers: { [rows.list]: list.filter((_, index) => index !== at) },
    asks: rows.asks[Object.keys(list[at] ?? {}).length === 0 ? 'blank' : 'removal'],
    opens: rows.overview,
  };
};

/** The name a row is known by, undefined while none is told. */
export const nameOfRow = ({ names }: Rows, claim: ClaimDetail, row: number): string | undefined =>
  names.map((path) => valueAt(claim, inRows(path, [row]))).find((name) => typeof name === 'string');

/** The number of a row as its page is named by, as many as a report may have. */
export type RowNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/** The codes of the pages of rows, as many as a report may have: `claimant1`, `claimant2` and so on. */
export const rowPages = (code: string): readonly string[] =>
  Array.from({ length: limits.reports }, (_, row) => `${code}${row + 1}`);

/**
 * None of the rows is left half filled in, so that nothing is open behind the page that shows them all. `questions` are those of
 * a row, from 0, and `reads` the answers beside the list that decide what they ask.
 */
export const everyRowComplete = (
  rows: Rows,
  key: string,
  {
    questions,
    reads,
  }: { readonly questions: (row: number) => readonly Question[]; readonly reads: readonly Path[] },
): Check =>
  checkRows([rows.list, ...reads], missing(`${rows.list}[0]`, { key, values: { number: 1 } }), (claim) =>
    [...rowsIn(rows, claim).keys()].filter((row) => findingsOf(questions(row), claim, [row]).length > 0),
  );

const rowsIn = ({ list }: Rows, claim: ClaimDetail) => claim[list] ?? [];
