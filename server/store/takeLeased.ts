import { sql, type Selectable } from 'kysely';
import type { Db, Tables } from './tables.ts';

/** The tables whose rows are work to be done, each by one process at a time. */
type WorkTable = 'process' | 'attachment';

interface Wanted {
  /** The state of a row that is still to be worked on. */
  readonly state: string;
  readonly now: Date;
  /** Milliseconds that the row belongs to the service that takes it; then another may take it. */
  readonly lease: number;
}

/**
 * Takes a row that nobody is working on, the oldest first, those that were taken before last. However many take at once, in however
 * many processes, none gets a row that another has; undefined where there is none left.
 */
export async function takeLeased<T extends WorkTable>(
  db: Db,
  table: T,
  { state, now, lease }: Wanted,
): Promise<Selectable<Tables[T]> | undefined> {
  const named = sql.table(table);
  const { rows } = await sql<Selectable<Tables[T]>>`
    update ${named} set leased_until = ${new Date(now.getTime() + lease)}
    where id = (
      select id from ${named}
      where state = ${state} and (leased_until is null or leased_until <= ${now})
      order by leased_until asc nulls first, created_at
      limit 1 for update skip locked
    )
    returning *`.execute(db);
  return rows[0];
}
