import { Failure } from '../../machines/service/failures.ts';
import { createCounters } from '../store/counters.ts';
import type { Db } from '../store/tables.ts';

const window = 15 * 60_000;
const ofReport = 10;
const ofAddress = 60;

/** Who guesses: a report, from an address. */
export interface Guess {
  readonly uuid: string;
  readonly ip: string;
}

/**
 * Counts an attempt at a kind of number before the number is looked at, and rejects with 245000012 beyond the limit: whether a
 * claim number or a birth number is known here may be asked ten times in a quarter of an hour in one report, and sixty times from
 * one address, over every process on the database. Reports are free, addresses are not.
 */
export function countGuesses(db: Db, what: string): (guess: Guess) => Promise<void> {
  const byReport = createCounters(db, { max: ofReport, window });
  const byAddress = createCounters(db, { max: ofAddress, window });
  return async ({ uuid, ip }) => {
    const report = await byReport(`${what} ${uuid}`);
    const address = await byAddress(`${what} ${ip}`);
    if (report.current > ofReport || address.current > ofAddress) throw new Failure('245000012');
  };
}
