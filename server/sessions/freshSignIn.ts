import { Failure } from '#machines/calls/failures.ts';
import { apart } from '#server/store/clocks.ts';
import type { Queries } from '#server/store/tables.ts';

/** Milliseconds for which a sign-in is fresh. */
const lasting = 5 * 60_000;

/**
 * Looks whether somebody showed the provider within the last five minutes who they are.
 *
 * @throws Failure 245000013 where they did not, or where the provider does not tell
 */
export async function requireFresh(trx: Queries, session: string | undefined, now: Date): Promise<void> {
  if (session === undefined) throw new Failure('245000013');
  const found = await trx
    .selectFrom('session')
    .select('signed_in_at as at')
    .where('id', '=', session)
    .executeTakeFirst();
  const age = found?.at ? now.getTime() - found.at.getTime() : Number.POSITIVE_INFINITY;
  if (age > lasting || age < -apart) throw new Failure('245000013');
}
