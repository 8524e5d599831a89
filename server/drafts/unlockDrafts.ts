import { sql } from 'kysely';
import { markOf, type LiftedLock, type LockedDraft } from '#machines/service/draftLocks.ts';
import type { Queries, Store } from '#server/store/tables.ts';
import { attemptsOf, lastLock, liftLockIn, type Lifting } from './draftLock.ts';

interface Locked extends Pick<Store, 'now'> {
  readonly db: Queries;
}

/** The drafts that are locked, the last one first. */
export async function listLocked({ db, now }: Locked): Promise<readonly LockedDraft[]> {
  const rows = await lockedNow(db, now())
    .select(['claim_uuid', 'locks', 'locked_until'])
    .orderBy('draft_lock.changed_at', 'desc')
    .execute();
  const uuids = rows.map(({ claim_uuid: uuid }) => uuid);
  const lifted = await liftedOf(db, uuids);
  return rows.map(({ claim_uuid: uuid, locks, locked_until: until }) => ({
    mark: markOf(uuid),
    locks,
    ...(until && { until: until.toISOString() }),
    lifted: lifted.filter((one) => one.uuid === uuid).map(({ told }) => told),
  }));
}

const lockedNow = (db: Queries, now: Date) =>
  db
    .selectFrom('draft_lock')
    .innerJoin('claim_request', 'claim_request.uuid', 'draft_lock.claim_uuid')
    .where((one) => one.or([one('locks', '>=', lastLock), one('locked_until', '>', now)]));

/** What operators have lifted of these drafts, the first one first. */
async function liftedOf(
  db: Queries,
  uuids: readonly string[],
): Promise<{ uuid: string; told: LiftedLock }[]> {
  if (uuids.length === 0) return [];
  const rows = await db
    .selectFrom('lifted_lock')
    .selectAll()
    .where('claim_uuid', 'in', uuids)
    .orderBy('lifted_at')
    .execute();
  return rows.flatMap(({ claim_uuid: uuid, operator_name: operator, reason, lifted_at: at, ...lock }) =>
    operator === null || reason === null
      ? []
      : [{ uuid, told: { operator, reason, at: at.toISOString(), attempts: attemptsOf(lock) } }],
  );
}

/** Lifts the lock of the draft with a mark, and notes who does and why. False where no locked draft has it. */
export async function unlockDraft(
  trx: Queries,
  mark: string,
  { at, by }: { readonly at: Date; readonly by: Lifting },
): Promise<boolean> {
  const locked = await ofMark(trx, mark, at).select('claim_uuid').execute();
  for (const { claim_uuid: uuid } of locked) await liftLockIn(trx, uuid, at, by);
  return locked.length > 0;
}

/** Whether the draft with a mark is locked until somebody lifts it. */
export async function isLockedForGood(trx: Queries, mark: string, at: Date): Promise<boolean> {
  const locked = await ofMark(trx, mark, at).select('locks').execute();
  return locked.some(({ locks }) => locks >= lastLock);
}

const ofMark = (trx: Queries, mark: string, at: Date) =>
  lockedNow(trx, at).where(sql<string>`left(claim_uuid::text, 8)`, '=', mark.toLowerCase().slice(0, 8));
