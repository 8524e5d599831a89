import { sql } from 'kysely';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { ClientIdentificationState } from '#machines/claim/enums.ts';
import { comparableContact, provenContacts } from '#machines/claim/codes/provenContact.ts';
import { KnownReporter, type Contact } from '#machines/service/identity/identification.ts';
import type { Session } from '#server/sessions/sessions.ts';
import type { Queries } from '#server/store/tables.ts';

/** The contact that a session has shown to be its reporter's since it began; undefined where none. */
export async function findIdentity(
  db: Queries,
  session: Pick<Session, 'id' | 'startedAt'> | undefined,
): Promise<Contact | undefined> {
  if (session === undefined) return undefined;
  return db
    .selectFrom('session_identity')
    .select(['type', 'value'])
    .where('session_id', '=', session.id)
    .where('proven_at', '>=', session.startedAt)
    .executeTakeFirst();
}

/** A condition: the reporter of a report gave this contact. */
export const reportedBy = ({ type, value }: Contact) =>
  type === 'EMAIL'
    ? sql<boolean>`lower(claim_request.detail #>> '{reporter,email}') = ${value}`
    : sql<boolean>`claim_request.detail #>> '{reporter,tel}' in (${value}, ${value.replace(/^\+420/, '')})`;

/**
 * Who reported with a contact last in a browser that has proved it, as they told it; undefined where nobody did. Anybody may write
 * a contact into a report: what they say of its owner is nobody's word.
 */
export async function findKnownReporter(db: Queries, contact: Contact): Promise<KnownReporter | undefined> {
  const last = await db
    .selectFrom('claim_request')
    .select('detail')
    .where('state', '!=', 'DISCARDED')
    .where(reportedBy(contact))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('session_identity')
          .select('session_identity.session_id')
          .whereRef('session_identity.session_id', '=', 'claim_request.session_id')
          .where('type', '=', contact.type)
          .where('value', '=', contact.value),
      ),
    )
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return KnownReporter.safeParse(last?.detail['reporter']).data;
}

/**
 * How a report is identified by what its session has shown, UNIDENTIFIED where its reporter gave another contact or a changed answer
 * has lost it. Undefined where the report says nothing of it.
 */
export async function identificationOf(
  db: Queries,
  sessionId: string,
  { clientIdentificationState: told, reporter }: ClaimDetail,
): Promise<ClientIdentificationState | undefined> {
  if (told === undefined || told === 'UNIDENTIFIED') return told;
  const identity = await db
    .selectFrom('session_identity')
    .innerJoin('session', 'session.id', 'session_identity.session_id')
    .select(['type', 'value'])
    .where('session_id', '=', sessionId)
    .whereRef('proven_at', '>=', 'session.started_at')
    .executeTakeFirst();
  if (identity === undefined) return 'UNIDENTIFIED';
  const { field, state } = provenContacts[identity.type];
  const value = reporter?.[field];
  if (value === undefined) return 'UNIDENTIFIED';
  const isTheirs = comparableContact({ type: identity.type, value }).value === identity.value;
  return isTheirs ? state : 'UNIDENTIFIED';
}
