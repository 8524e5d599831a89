import { sql, type QueryExecutorProvider } from 'kysely';

/** A step of the database. */
export interface Step {
  readonly up: (db: QueryExecutorProvider) => Promise<void>;
}

/** A step of the database that runs these statements, one after the other. */
export const statements = (...all: string[]): Step => ({
  up: async (db) => {
    for (const one of all) await sql.raw(one).execute(db);
  },
});
