import { sql } from 'kysely';
import type { LiftedLock, LockedDraft } from '#machines/service/draftLocks.ts';
import type { Db, Store } from '#server/store/tables.ts';
import { attemptsOf, lastLock, liftLock, type Lifting } from './draftLock.ts';

/** What a reporter reads from the page that refuses them: enough to tell a draft from all others. */
const markOf = (uuid: string): string => uuid.slice(0, 8);

/** The drafts that are locked, the last one first. */
export async function listLocked({ db, now }: Store): Promise<readonly LockedDraft[]> {
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

const lockedNow = (db: Db, now: Date) =>
  db
    .selectFrom('draft_lock')
    .innerJoin('claim_request', 'claim_request.uuid', 'draft_lock.claim_uuid')
    .where((one) => one.or([one('locks', '>=', lastLock), one('locked_until', '>', now)]));

/** What operators have lifted of these drafts, the first one first. */
async function liftedOf(db: Db, uuids: readonly string[]): Promise<{ uuid: string; told: LiftedLock }[]> {
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

/** Lifts the locks of the drafts with these marks, and notes who does and why. Returns the marks that no locked draft has. */
export async function unlockDrafts(
  store: Store,
  marks: readonly string[],
  by: Lifting,
): Promise<readonly string[]> {
  const unknown: string[] = [];
  for (const mark of marks) {
    const locked = await lockedNow(store.db, store.now())
      .select('claim_uuid')
      .where(sql<string>`left(claim_uuid::text, 8)`, '=', mark.toLowerCase().slice(0, 8))
      .execute();
    for (const { claim_uuid: uuid } of locked) await liftLock(store, uuid, by);
    if (locked.length === 0) unknown.push(mark);
  }
  return unknown;
}
