import { Failure } from '#machines/calls/failures.ts';
import { closedUntil } from '#server/http/tooMany.ts';
import type { Db, Queries, Store } from '#server/store/tables.ts';
import { transact } from '#server/store/transact.ts';

/** Wrong numbers after which a draft is locked. */
const attempts = 5;
const minute = 60_000;
/** How long the first locks last, in milliseconds; the one after them lasts until an operator lifts it. */
const coolDowns = [15 * minute, 60 * minute, 24 * 60 * minute];

interface Lock {
  readonly failures: number;
  readonly locks: number;
  readonly locked_until: Date | null;
}

/**
 * Counts an attempt to open a draft by a number, before the number is looked at: attempts at the same moment, in whichever process,
 * cannot slip past the limit. A uuid that no draft has is counted like one that a draft has. Gives what a wrong number is answered
 * with.
 *
 * @throws Failure 245000012 while it is locked, with the time at which that ends; DRAFT_AUTH_FORBIDDEN where only an operator
 *   lifts it
 */
export async function countAttempt({ db, now }: Store, uuid: string): Promise<Failure> {
  const known = await readLock(db, uuid);
  if (known) refuseLocked(known, now());
  return transact(db, async (trx) => {
    const none = { claim_uuid: uuid, failures: 0, locks: 0, locked_until: null, changed_at: now() };
    await trx
      .insertInto('draft_lock')
      .values(none)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const before = await trx
      .selectFrom('draft_lock')
      .select(['failures', 'locks', 'locked_until'])
      .where('claim_uuid', '=', uuid)
      .forUpdate()
      .executeTakeFirstOrThrow();
    refuseLocked(before, now());
    const after = counted(before, now());
    await trx
      .updateTable('draft_lock')
      .set({ ...after, changed_at: now() })
      .where('claim_uuid', '=', uuid)
      .execute();
    return refusalOf(after);
  });
}

/** The operator who lifts a lock, and why. */
export interface Lifting {
  /** What the provider of identities knows them by; null where they say their name themselves. */
  readonly id: string | null;
  readonly name: string;
  readonly reason: string;
}

/**
 * Counts the attempts at a draft from the beginning again, and notes what they were where they had locked it: for the reporter who has
 * opened it.
 */
export const liftLock = ({ db, now }: Store, uuid: string): Promise<void> =>
  transact(db, (trx) => liftLockIn(trx, uuid, now()));

/** The same in a transaction, by an operator where one is named. */
export async function liftLockIn(trx: Queries, uuid: string, at: Date, by?: Lifting): Promise<void> {
  const lock = await trx
    .deleteFrom('draft_lock')
    .where('claim_uuid', '=', uuid)
    .returning(['failures', 'locks', 'locked_until', 'changed_at as tried_at'])
    .executeTakeFirst();
  if (lock === undefined || lock.locks === 0) return;
  const noted = {
    claim_uuid: uuid,
    operator_id: by?.id ?? null,
    operator_name: by?.name ?? null,
    reason: by?.reason ?? null,
    lifted_at: at,
  };
  await trx
    .insertInto('lifted_lock')
    .values({ ...lock, ...noted })
    .execute();
}

/** How many wrong numbers have led to a lock that is in force. */
export const attemptsOf = ({ failures, locks }: Pick<Lock, 'failures' | 'locks'>): number =>
  (locks - 1) * attempts + failures;

const readLock = (db: Db, uuid: string): Promise<Lock | undefined> =>
  db
    .selectFrom('draft_lock')
    .select(['failures', 'locks', 'locked_until'])
    .where('claim_uuid', '=', uuid)
    .executeTakeFirst();

/** The sign of a lock that only an operator lifts: it counts one more than there are times to wait. */
export const lastLock = coolDowns.length + 1;

/** How a lock that is in force ends: by itself at a time, or by an operator alone; undefined for one that is not in force. */
export function endOfLock(
  { locks, locked_until: until }: Pick<Lock, 'locks' | 'locked_until'>,
  now: Date,
): Date | 'OPERATOR' | undefined {
  if (locks >= lastLock) return 'OPERATOR';
  return until !== null && until > now ? until : undefined;
}

function refuseLocked(lock: Lock, now: Date): void {
  const end = endOfLock(lock, now);
  if (end === 'OPERATOR') throw new Failure('DRAFT_AUTH_FORBIDDEN');
  if (end) throw closedUntil(end);
}

function counted({ failures, locks, locked_until: until }: Lock, now: Date): Lock {
  const isAfresh = until !== null;
  const count = isAfresh ? 1 : failures + 1;
  if (count < attempts) return { failures: count, locks, locked_until: null };
  const time = coolDowns[locks];
  const locked = time === undefined ? null : new Date(now.getTime() + time);
  return { failures: count, locks: locks + 1, locked_until: locked };
}

function refusalOf({ failures, locks, locked_until: until }: Lock): Failure {
  if (locks >= lastLock) return new Failure('DRAFT_AUTH_FORBIDDEN');
  if (until !== null) return new Failure('245000015', { params: { until: until.toISOString() } });
  return new Failure('245000014', { params: { attempts: attempts - failures } });
}
