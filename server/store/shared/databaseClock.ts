import { sql, type QueryExecutorProvider } from 'kysely';

/** Milliseconds that are no difference. */
const least = 10;

/** A clock that all processes on a database have alike. */
export interface DatabaseClock {
  readonly now: () => Date;
  /** Sets it by the clock of the database; gives the milliseconds by which that is ahead of this machine. */
  readonly follow: () => Promise<number>;
}

/** The clock of this machine, to be set by that of the database. `time` tells the milliseconds of this machine. */
export function databaseClock(db: QueryExecutorProvider, time: () => number = Date.now): DatabaseClock {
  let ahead = 0;
  return {
    now: () => new Date(time() + ahead),
    follow: async () => {
      const asked = time();
      const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
      const told = time();
      const found = (rows[0]?.at.getTime() ?? asked) - (asked + told) / 2;
      // What is less than the way there and back may be the way.
      if (Math.abs(found - ahead) > told - asked + least) ahead = found;
      return ahead;
    },
  };
}
