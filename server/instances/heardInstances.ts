import { sql } from 'kysely';
import type { Db } from '#server/store/tables.ts';
import type { Instance } from './instance.ts';

/**
 * Notes that a process runs, forgets those unheard of for two minutes, and gives the others. The clock is that of the database, since
 * those of the processes may differ.
 */
export async function hearInstances(db: Db, { id, build, settings }: Instance): Promise<readonly Instance[]> {
  await db
    .insertInto('instance')
    .values({ id, build, settings: JSON.stringify(settings) })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: sql`now()` }))
    .execute();
  await db
    .deleteFrom('instance')
    .where('seen_at', '<', sql<Date>`now() - interval '2 minutes'`)
    .execute();
  return db
    .selectFrom('instance')
    .select(['id', 'build', 'settings'])
    .where('id', '<>', id)
    .orderBy('started_at')
    .execute();
}

/** Forgets a process that ends. */
export async function forgetInstance(db: Db, id: string): Promise<void> {
  await db.deleteFrom('instance').where('id', '=', id).execute();
}
