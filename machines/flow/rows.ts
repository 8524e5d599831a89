import type { ClaimDetail } from '../claim/claim.ts';
import type { DialogName } from '../claim/dialogs.ts';
import { inRows } from '../claim/path.ts';
import { valueAt } from '../claim/valueAt.ts';
import type { Page, Rows } from './page.ts';

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

const rowsIn = ({ list }: Rows, claim: ClaimDetail) => claim[list] ?? [];
