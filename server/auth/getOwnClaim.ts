import type { Selectable } from 'kysely';
import { Failure } from '../../machines/service/failures.ts';
import { checkState } from '../claims/checkState.ts';
import type { Service } from '../service.ts';
import type { Tables } from '../store/tables.ts';
import type { Session } from './sessions.ts';

export type StoredClaimRow = Selectable<Tables['claim_request']>;

/**
 * A report, for the session it belongs to.
 *
 * @throws Failure ACTIVE_REPORT_NOT_FOUND for an unknown uuid, 245000007 without a session, 245000009 when the session has
 *   expired, 245000011 when the report is somebody else's, 245000013 when it must be authorised again
 */
export async function getOwnClaim(
  { db, sessions }: Pick<Service, 'db' | 'sessions'>,
  session: Session | undefined,
  uuid: string,
): Promise<StoredClaimRow> {
  const claim = await db.selectFrom('claim_request').selectAll().where('uuid', '=', uuid).executeTakeFirst();
  if (claim === undefined) throw new Failure('ACTIVE_REPORT_NOT_FOUND');
  if (session === undefined) throw new Failure('245000007');
  if (!sessions.isOpen(session)) throw new Failure('245000009');
  if (claim.session_id !== session.id) throw new Failure('245000011');
  if (claim.opened_at < session.startedAt) throw new Failure('245000013');
  return claim;
}

/**
 * A report that may still be changed, for the session it belongs to.
 *
 * @throws Failure like getOwnClaim, and ACTIVE_REPORT_NOT_FOUND with status 409 once it is sent or discarded
 */
export async function getOwnDraft(
  service: Pick<Service, 'db' | 'sessions'>,
  session: Session | undefined,
  uuid: string,
): Promise<StoredClaimRow> {
  const claim = await getOwnClaim(service, session, uuid);
  checkState(claim.state, ['DRAFT']);
  return claim;
}
