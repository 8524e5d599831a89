import { speedBounds } from '#machines/service/sales/speedCalls.ts';
import type { Store } from '#server/store/tables.ts';

/** Longer than a transfer of either direction takes: the turn of a process that was killed is over by itself. */
const longest = 3 * speedBounds.time;

/** Takes the only turn of a user over every process, and gives what ends it; undefined while another one is under way. */
export async function takeTurn(
  { db, now }: Store,
  subject: string,
): Promise<(() => Promise<void>) | undefined> {
  const until = new Date(now().getTime() + longest);
  const taken = await db
    .insertInto('speed_turn')
    .values({ subject, until })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({ until }).where('speed_turn.until', '<', now()),
    )
    .returning('subject')
    .executeTakeFirst();
  if (!taken) return undefined;
  return async () => {
    await db.deleteFrom('speed_turn').where('subject', '=', subject).where('until', '=', until).execute();
  };
}
