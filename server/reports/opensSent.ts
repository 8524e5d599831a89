import { sql } from 'kysely';
import { mayEnter } from '#server/sessions/roles.ts';
import type { Session } from '#server/sessions/sessions.ts';
import type { Queries, Store } from '#server/store/tables.ts';
import { ofReporter } from './ofReporter.ts';

/** A condition: whoever has the cookie of the session has to prove more, because its user has left the computer. */
export const asksForNumber = (sessionId: string) =>
  sql<boolean>`exists (select from session where session.id = ${sessionId} and session.asks_before > claim_request.opened_at)`;

/**
 * True for a report that was sent and whose reporter an open session has shown to be, by the contact given in it or signed in as whoever
 * began it. Users of ours read the reports of clients where their right to it is checked.
 */
export async function isSentOfReporter(db: Queries, session: Session, uuid: string): Promise<boolean> {
  if (mayEnter(session.identity)) return false;
  const theirs = await ofReporter(db, session);
  if (theirs === undefined) return false;
  const sent = await db
    .selectFrom('claim_request')
    .select('uuid')
    .where('uuid', '=', uuid)
    .where('state', '=', 'FINAL')
    .where(theirs)
    .executeTakeFirst();
  return sent !== undefined;
}

/** Opens a report that was sent, to be read: for the browser that sent it, and for whoever has shown to be its reporter. */
export async function opensSent({ db, now }: Store, session: Session, uuid: string): Promise<boolean> {
  const here = await db
    .updateTable('claim_request')
    .set({ opened_at: now() })
    .where('uuid', '=', uuid)
    .where('session_id', '=', session.id)
    .where('state', '=', 'FINAL')
    .where(sql<boolean>`not ${asksForNumber(session.id)}`)
    .executeTakeFirst();
  return here.numUpdatedRows > 0n || isSentOfReporter(db, session, uuid);
}
