import { sql } from 'kysely';
import { apart } from '#server/store/clocks.ts';
import type { Store } from '#server/store/tables.ts';

const day = 24 * 60 * 60_000;
/** So long a service may rest, over a night or while it is mended, before that looks like a clock that leapt. */
const longestRest = 2 * day;

/**
 * Notes that the clock is looked at, and gives since when it has gone on without a leap where that is less than a day ago; undefined
 * where what it says may be relied on. A clock that is set ahead, or back, says nothing of what was kept long enough, and neither does
 * one that nobody has looked at before. Of several processes on a database each may ask.
 */
export async function leaptAt({ db, now }: Store): Promise<Date | undefined> {
  const at = now();
  const [earliest, latest] = [new Date(at.getTime() - longestRest), new Date(at.getTime() + apart)];
  const { rows } = await sql<{ since: Date }>`
    insert into clock_look as seen (looked_at, steady_since) values (${at}, ${at})
    on conflict (is_last) do update set looked_at = ${at}, steady_since = case
      when seen.looked_at between ${earliest} and ${latest} then seen.steady_since else ${at} end
    returning steady_since as since`.execute(db);
  const [{ since } = { since: at }] = rows;
  return at.getTime() - since.getTime() < day ? since : undefined;
}
