import { setTimeout as wait } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Db, Tables } from './tables.ts';

const attempts = 6;
const pause = 20;
/** Deadlock and serialisation failure: the database refused for the sake of another transaction, and nothing was done. */
const conflicts: ReadonlySet<unknown> = new Set(['40P01', '40001']);

const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && conflicts.has(error.code);

/** Does it again where the database refused it for the sake of another, a few times, after a pause of a random length. */
export async function repeatConflicts<T>(action: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await action();
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error;
      await wait(Math.random() * pause * attempt);
    }
  }
}

/**
 * Runs the work in a transaction, and again from its beginning where the database refused it for the sake of another: the work must
 * change nothing but the database.
 */
export const transact = <T>(db: Db, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> =>
  repeatConflicts(() => db.transaction().execute(work));
