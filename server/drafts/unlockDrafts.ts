import { sql } from 'kysely';
import type { LockedDraft } from '../../machines/service/draftLocks.ts';
import type { Db } from '../store/tables.ts';
import { lastLock } from './draftLock.ts';

/** What a reporter reads from the page that refuses them: enough to tell a draft from all others. */
const markOf = (uuid: string): string => uuid.slice(0, 8);

/** The drafts that are locked, the last one first. */
export async function listLocked(db: Db, now: Date): Promise<readonly LockedDraft[]> {
  const rows = await db
    .selectFrom('draft_lock')
    .innerJoin('claim_request', 'claim_request.uuid', 'draft_lock.claim_uuid')
    .select(['claim_uuid', 'locks', 'locked_until'])
    .where((one) => one.or([one('locks', '>=', lastLock), one('locked_until', '>', now)]))
    .orderBy('draft_lock.changed_at', 'desc')
    .execute();
  return rows.map(({ claim_uuid, locks, locked_until: until }) => ({
    mark: markOf(claim_uuid),
    locks,
    ...(until && { until: until.toISOString() }),
  }));
}

/** Lifts the locks of the drafts with these marks. Returns the marks that no locked draft has. */
export async function unlockDrafts(db: Db, marks: readonly string[]): Promise<readonly string[]> {
  const unknown: string[] = [];
  for (const mark of marks) {
    const lifted = await db
      .deleteFrom('draft_lock')
      .where(sql<string>`left(claim_uuid::text, 8)`, '=', mark.toLowerCase().slice(0, 8))
      .executeTakeFirst();
    if (lifted.numDeletedRows === 0n) unknown.push(mark);
  }
  return unknown;
}
