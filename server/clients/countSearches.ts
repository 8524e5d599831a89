import { Failure } from '#machines/calls/failures.ts';
import type { Reason } from '#machines/service/clients.ts';
import { createLimit } from '#server/store/counters.ts';
import type { Db } from '#server/store/tables.ts';
import type { Looker } from './looker.ts';

const minute = 60_000;
/** How often somebody searches without saying why. */
const atOnce = { max: 200, window: 15 * minute };
const inADay = { max: 1000, window: 24 * 60 * minute };

/**
 * Counts the searches of a user, over every process on the database. Beyond what anybody needs it asks for a reason, which stays on the
 * trail, and of an operator always. Rejects with 245000030 where an operator gives none, with TOO_MANY_NUMBERS beyond the limits.
 */
export function countSearches(db: Db): (looker: Looker, need: Reason | undefined) => Promise<void> {
  const refused = () => new Failure('TOO_MANY_NUMBERS');
  const limits = [atOnce, inADay].map((limit) => createLimit(db, limit, refused));
  return async ({ subject, role }, need) => {
    if (need !== undefined) return;
    if (role === 'operator') throw new Failure('245000030');
    for (const [at, limit] of limits.entries()) await limit(`clients searched ${at} ${subject}`);
  };
}
