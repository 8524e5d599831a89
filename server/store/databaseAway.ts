import { isCode } from './isCode.ts';

/** The PostgreSQL that was named cannot be used at present. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
    super(`The database that DATABASE_URL names cannot be used (${code}).`, { cause });
    this.name = 'DatabaseAway';
  }
}

/** True where the database was away, or the embedded one had no room, whatever was made of that on the way. */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof Error &&
  (error instanceof DatabaseAway || isCode(error, diskFull) || isDatabaseAway(error.cause));

const diskFull = '53100';

// Classes and codes of PostgreSQL: connection lost, resources used up, operator's intervention (shutdown, start, statement timeout), a
// standby that was a primary before, a transaction left idle.
const awayCodes = /^(?:08|53|57)|^25006$|^25P03$/;

/**
 * True for an error that says nothing of the statement: the connection broke, nobody answered in time, or the database is starting,
 * stopping, full or a standby.
 */
export function saysAway(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof TypeError) return false;
  return 'severity' in error && 'code' in error ? awayCodes.test(String(error.code)) : true;
}
