import { Failure } from '#machines/calls/failures.ts';
import { defaultLimits, type Limits } from '#server/http/limits.ts';
import { createCallerLimit, type Caller } from '#server/sessions/callers.ts';
import { createLimit, createMarks } from '#server/store/counters.ts';
import type { Db } from '#server/store/tables.ts';

/** What kind of number somebody asks the registers by. */
export type NumberKind = Exclude<keyof Limits['numbers'], 'minutes'>;

/** Who asks: a report, for a caller. Reports are free, sessions are hardly dearer. */
export interface Asker {
  readonly uuid: string;
  readonly caller: Caller;
}

/** Counts what one report asks. Each rejects with Failure TOO_MANY_NUMBERS beyond a limit. */
export interface Counting {
  /**
   * Counts a number before it is looked up. One that the same report has asked for already counts no more, so that nobody is locked
   * out by going back and forth.
   */
  readonly number: CountNumber;
  /** Counts what is asked about a policy or a vehicle, over all who ask; what somebody has asked already counts no more. */
  readonly about: (subject: string, question: string) => Promise<void>;
}
export type CountNumber = (kind: NumberKind, value: string) => Promise<void>;

/** The lookup quota of reports, sessions, users and addresses, over every process on the database. */
export function createLookupQuota(db: Db, limits: Limits = defaultLimits): (asker: Asker) => Counting {
  const { minutes, ...kinds } = limits.numbers;
  const window = minutes * 60_000;
  const known = createMarks(db, window);
  const limitOf = (max: number) => ({ max, window });
  const countersOf = ({ ofReport, ofSession, ofUser, ofAddress }: (typeof kinds)[NumberKind]) => ({
    ofReport: createLimit(db, limitOf(ofReport), refused),
    ofCaller: createCallerLimit(
      db,
      { ofSession: limitOf(ofSession), ofUser: limitOf(ofUser), ofAddress: limitOf(ofAddress) },
      refused,
    ),
  });
  const counters = {
    person: countersOf(kinds.person),
    claim: countersOf(kinds.claim),
    policy: countersOf(kinds.policy),
    vehicle: countersOf(kinds.vehicle),
    question: countersOf(kinds.question),
  } satisfies Record<NumberKind, unknown>;
  const ofSubject = createLimit(db, limits.questionsOfSubject, refused);
  return ({ uuid, caller }) => ({
    number: async (kind, value) => {
      const asked = `asked ${kind} ${uuid} ${value}`;
      if (await known.has(asked)) return;
      await counters[kind].ofReport(`${kind} ${uuid}`);
      await counters[kind].ofCaller(kind, caller);
      // Only what was answered is known: a refused number stays refused when it is asked for again.
      await known.set(asked);
    },
    about: async (subject, question) => {
      // Who is trusted works for many: a stranger's questions must not stop theirs.
      if (caller.address === undefined) return;
      const asked = `asked about ${subject} ${question}`;
      if (await known.has(asked)) return;
      await ofSubject(`about ${subject}`);
      await known.set(asked);
    },
  });
}

const refused = (): Failure => new Failure('TOO_MANY_NUMBERS');
