import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** How a turn is held and waited for, in milliseconds. */
export interface TurnTimes {
  /** That it belongs to a process which is heard of no more. */
  readonly lease: number;
  /** From one word of its holder to the next. */
  readonly renew: number;
  /** From one look of a process that waits to the next. */
  readonly look: number;
}

const usual: TurnTimes = { lease: 15_000, renew: 3000, look: 200 };

/**
 * Does work that no two processes on a database may do at once, such as bringing it to the latest step. The turn is a row that is lent
 * for a while, by the clock of the database, and not a lock of a connection: a pooler gives a connection to whoever comes next, with the
 * locks that were left on it.
 */
export async function inMigrationTurn<T>(
  db: Db,
  work: () => Promise<T>,
  { lease, renew, look }: TurnTimes = usual,
): Promise<T> {
  await makeTable(db);
  const holder = randomUUID();
  while (!(await take(db, holder, lease))) await wait(look * (1 + Math.random()));
  // Where the database is away, the work fails, too.
  const renewing = setInterval(() => void take(db, holder, lease).catch(() => {}), renew);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
    await giveBack(db, holder).catch(() => {});
  }
}

async function makeTable(db: Db): Promise<void> {
  try {
    await sql`create table if not exists migration_turn (
      name text primary key, holder uuid not null, until timestamptz not null)`.execute(db);
  } catch (error) {
    // Of two who make it at once one is refused.
    const { rows } = await sql<{
      is: boolean;
    }>`select to_regclass('migration_turn') is not null as is`.execute(db);
    if (rows[0]?.is !== true) throw error;
  }
}

async function take(db: Db, holder: string, lease: number): Promise<boolean> {
  const until = sql`now() + ${lease / 1000} * interval '1 second'`;
  const { rows } = await sql`
    insert into migration_turn (name, holder, until) values ('steps', ${holder}, ${until})
    on conflict (name) do update set holder = excluded.holder, until = excluded.until
    where migration_turn.until < now() or migration_turn.holder = excluded.holder
    returning name`.execute(db);
  return rows.length > 0;
}

const giveBack = (db: Db, holder: string) =>
  sql`delete from migration_turn where name = 'steps' and holder = ${holder}`.execute(db);
