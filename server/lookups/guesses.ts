import { Failure } from '../../machines/service/failures.ts';
import { createLimit, createMarks } from '../store/counters.ts';
import type { Db } from '../store/tables.ts';

const window = 15 * 60_000;

/** How many different numbers of a kind may be asked for in a quarter of an hour, in one report and from one address. */
const limitsOf = {
  /** Of a person or, in its place, of a company. */
  person: { ofReport: 10, ofAddress: 60 },
  claim: { ofReport: 10, ofAddress: 60 },
  policy: { ofReport: 20, ofAddress: 120 },
  /** A plate, a VIN or a frame number. */
  vehicle: { ofReport: 20, ofAddress: 120 },
  /** One number and what is asked about it: on which day, after which event. Else a number once known would be asked for every day. */
  question: { ofReport: 30, ofAddress: 180 },
} as const;

/** What kind of number somebody asks the registers by. */
export type NumberKind = keyof typeof limitsOf;

/** Who asks: a report, from an address. Reports are free, addresses are not. */
export interface Asker {
  readonly uuid: string;
  readonly address: string;
}

/**
 * Counts a number before it is looked up. One that the same report has asked for already counts no more, so that nobody is locked
 * out by going back and forth.
 *
 * @throws Failure TOO_MANY_NUMBERS beyond the limit
 */
export type CountNumber = (kind: NumberKind, value: string) => Promise<void>;

/** The counts of all reports and, unless an operator wants no limit, addresses, over every process on the database. */
export function createGuesses(db: Db, limitsAddresses = true): (asker: Asker) => CountNumber {
  const known = createMarks(db, window);
  const kinds = Object.fromEntries(
    Object.entries(limitsOf).map(([kind, { ofReport, ofAddress }]) => [
      kind,
      {
        ofReport: createLimit(db, { max: ofReport, window }, refused),
        ofAddress: createLimit(db, { max: ofAddress, window }, refused),
      },
    ]),
  );
  return ({ uuid, address }) =>
    async (kind, value) => {
      const asked = `asked ${kind} ${uuid} ${value}`;
      if (await known.has(asked)) return;
      await kinds[kind]?.ofReport(`${kind} ${uuid}`);
      if (limitsAddresses) await kinds[kind]?.ofAddress(`${kind} ${address}`);
      // Only what was answered is known: a refused number stays refused when it is asked for again.
      await known.set(asked);
    };
}

const refused = (): Failure => new Failure('TOO_MANY_NUMBERS');
