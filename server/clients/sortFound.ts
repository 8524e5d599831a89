import type { ClientSort, FoundClient } from '#machines/service/clients.ts';

/** How a list is sorted: by how well its clients fit, or by a column. */
export interface Sorting {
  readonly sort: ClientSort;
  readonly isDescending: boolean;
}

/** Ids of clients that were opened lately, the last one first. */
type Opened = readonly string[];

type Compare = (one: FoundClient, other: FoundClient) => number;

/** How well a client fits: those somebody cares for with policies first, then without, shared ones, others. */
const rankOf = ({ right, policies = 0 }: FoundClient): number => {
  if (right === 'OWN') return policies > 0 ? 0 : 1;
  return right === 'SHARED' ? 2 : 3;
};

// Czech puts ch after h; what is not of the alphabet stands where Slovak and English have it, too.
const { compare } = new Intl.Collator('cs');
const byName: Compare = (one, other) => compare(one.name, other.name) || compare(one.id, other.id);

const columns: Readonly<Record<Exclude<ClientSort, 'RANK'>, Compare>> = {
  NAME: byName,
  BORN: (one, other) => (one.born ?? 0) - (other.born ?? 0) || byName(one, other),
  TOWN: (one, other) => compare(one.town ?? '', other.town ?? '') || byName(one, other),
  POLICIES: (one, other) => (one.policies ?? 0) - (other.policies ?? 0) || byName(one, other),
};

const lately = (opened: Opened, { id }: FoundClient): number => {
  const at = opened.indexOf(id);
  return at === -1 ? opened.length : at;
};

/** The clients in the order that is wanted. */
export function sortFound(
  clients: readonly FoundClient[],
  { sort, isDescending }: Sorting,
  opened: Opened = [],
): readonly FoundClient[] {
  const ranked: Compare = (one, other) =>
    rankOf(one) - rankOf(other) || lately(opened, one) - lately(opened, other) || byName(one, other);
  const sorted = clients.toSorted(sort === 'RANK' ? ranked : columns[sort]);
  return isDescending ? sorted.toReversed() : sorted;
}

/** How many clients a page of the list has. */
export const pageLength = 25;

/** The page after a client; the first one without any, or where that client is no longer there. */
export const pageAfter = (sorted: readonly FoundClient[], after: string | undefined) => {
  const begin = after === undefined ? 0 : sorted.findIndex(({ id }) => id === after) + 1;
  const end = begin + pageLength;
  return { clients: sorted.slice(begin, end), isLast: end >= sorted.length };
};
