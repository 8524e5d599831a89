import { announce } from '#server/store/bus/news.ts';
import type { Queries } from '#server/store/tables.ts';

/** Milliseconds for which somebody is held to be there after they were last. */
const lasting = 60_000;

/** Notes that somebody of the helpdesk is there, and tells it where nobody was. */
export async function comeOnDuty(db: Queries, helper: string, at: Date): Promise<void> {
  const isFirst = !(await isAnybodyOnDuty(db, at));
  await noteDuty(db, helper, at);
  if (isFirst) await announce(db, { kind: 'duty' });
}

async function noteDuty(db: Queries, helper: string, at: Date): Promise<void> {
  const there = { seen_at: at };
  await db
    .insertInto('chat_duty')
    .values({ helper, ...there })
    .onConflict((conflict) => conflict.column('helper').doUpdateSet(there))
    .execute();
}

/** Whether anybody of the helpdesk is there. */
export async function isAnybodyOnDuty(db: Queries, at: Date): Promise<boolean> {
  const one = await db
    .selectFrom('chat_duty')
    .select('helper')
    .where('seen_at', '>', new Date(at.getTime() - lasting))
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}
