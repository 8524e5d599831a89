import type { ClaimDetail } from '../claim/claim.ts';
import type { FlowEvent } from './flowTypes.ts';
import type { Page, Rows } from './page.ts';

type Edit = Extract<FlowEvent, { type: 'EDIT' }>;

/** Takes the page that shows the rows and the claim; gives the event that adds one and opens its page, undefined where the list is full. */
export const addedRow = ({ rows }: Pick<Page, 'rows'>, claim: ClaimDetail): Edit | undefined => {
  const list = rows ? rowsIn(rows, claim) : [];
  const opens = rows?.pages[list.length];
  return rows && opens !== undefined
    ? { type: 'EDIT', answers: { [rows.list]: [...list, {}] }, opens }
    : undefined;
};

/** Takes a page about the rows, the claim and a position; gives the event that leaves that row out, undefined where it is the only one. */
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

const rowsIn = ({ list }: Rows, claim: ClaimDetail) => claim[list] ?? [];
