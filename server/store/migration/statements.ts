import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A step of the database that runs these statements, one after the other. */
export const statements = (...all: string[]): Migration => ({
  up: async (db: Kysely<unknown>) => {
    for (const one of all) await sql.raw(one).execute(db);
  },
});
