import type { Selectable } from 'kysely';
import { schemaVersion } from '#machines/claim/stored/migrations.ts';
import { Failure } from '#machines/calls/failures.ts';
import { checkState } from './checkState.ts';
import { isOpenIn } from './isOpenIn.ts';
import { isSentOfReporter } from './opensSent.ts';
import { isRetained, type DraftRetention } from './isRetained.ts';
import type { Db, Tables } from '#server/store/tables.ts';
import type { Session, Sessions } from '#server/sessions/sessions.ts';

/** The row of a report in the database. */
export type StoredClaimRow = Selectable<Tables['claim_request']>;

/** What tells whose a report is, and whether it is kept. */
export interface Ownership extends DraftRetention {
  readonly db: Db;
  readonly sessions: Sessions;
}

/**
 * A report, for the session it belongs to; one that was sent, also for any other that has shown to be its reporter's.
 *
 * @throws Failure ACTIVE_REPORT_NOT_FOUND for an unknown uuid and a draft kept no longer, 245000007 without a session, 245000009 when the session has
 *   expired, 245000011 when the report is somebody else's, 245000013 when it must be authorised again,
 *   NEWER_DRAFT when a newer version of the service stored it
 */
export async function getOwnClaim(
  ownership: Ownership,
  session: Session | undefined,
  uuid: string,
): Promise<StoredClaimRow> {
  const { db, sessions } = ownership;
  const claim = await db.selectFrom('claim_request').selectAll().where('uuid', '=', uuid).executeTakeFirst();
  if (claim === undefined || (claim.state === 'DRAFT' && !isRetained(ownership, claim)))
    throw new Failure('ACTIVE_REPORT_NOT_FOUND');
  if (session === undefined) throw new Failure('245000007');
  if (!sessions.isOpen(session)) throw new Failure('245000009');
  if (!isOpenIn(session, claim) && !(claim.state === 'FINAL' && (await isSentOfReporter(db, session, uuid))))
    throw new Failure(claim.session_id === session.id ? '245000013' : '245000011');
  if (claim.schema_version > schemaVersion) throw new Failure('NEWER_DRAFT');
  return claim;
}

/**
 * A report that may still be changed, for the session it belongs to.
 *
 * @throws Failure like getOwnClaim, and ACTIVE_REPORT_NOT_FOUND with status 409 once it is sent or discarded
 */
export async function getOwnDraft(
  ownership: Ownership,
  session: Session | undefined,
  uuid: string,
): Promise<StoredClaimRow> {
  const claim = await getOwnClaim(ownership, session, uuid);
  checkState(claim.state, ['DRAFT']);
  return claim;
}
