import { sql } from 'kysely';
import { Failure } from '#machines/calls/failures.ts';
import { calls } from '#machines/service/calls.ts';
import { mayEnter } from '#server/sessions/roles.ts';
import type { Session } from '#server/sessions/sessions.ts';
import { noteTakenBack } from './given.ts';
import { liftLock } from './draftLock.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { asksForNumber, opensSent } from '#server/reports/opensSent.ts';
import { ofReporter } from '#server/reports/ofReporter.ts';
import type { Db } from '#server/store/tables.ts';
import type { Ownership } from '#server/reports/getOwnClaim.ts';

/**
 * POST /rest/draft/:claimRequestUuid/open: a draft opens again for the browser that made it, and in another one for whoever has shown
 * that the contact told in it is theirs or has signed in as whoever began it, else for nobody (245000011). Once the session has been
 * over for a day, a number is asked (245000013). What was sent opens the same way, to be read, and stays where it is.
 */
export function openDraft(app: App, ownership: Ownership): void {
  const { db, sessions, now, keepsDrafts } = ownership;
  app.route({
    ...routeOf(calls.openDraft),
    handler: async (request, reply) => {
      const { claimRequestUuid } = request.params;
      if (request.session === undefined) throw new Failure('245000007');
      const session = await sessions.open(request, reply);
      const opened = await db
        .updateTable('claim_request')
        .set({ opened_at: now() })
        .where('uuid', '=', claimRequestUuid)
        .where('session_id', '=', session.id)
        .where('state', '=', 'DRAFT')
        .where('updated_at', '>', new Date(now().getTime() - keepsDrafts))
        .where(sql<boolean>`not ${asksForNumber(session.id)}`)
        .executeTakeFirst();
      if (
        opened.numUpdatedRows === 0n &&
        !(await moveHere(ownership, claimRequestUuid, session)) &&
        !(await opensSent(ownership, session, claimRequestUuid))
      )
        throw await refusal(db, claimRequestUuid, session.id);
      return { claimRequestUuid };
    },
  });
}

/** Moves a draft to the session of its reporter. */
async function moveHere(
  { db, now, keepsDrafts }: Ownership,
  uuid: string,
  session: Session,
): Promise<boolean> {
  const theirs = await ofReporter(db, session);
  if (theirs === undefined) return false;
  const moved = await db
    .updateTable('claim_request')
    .set({ session_id: session.id, opened_at: now() })
    .where('uuid', '=', uuid)
    .where('state', '=', 'DRAFT')
    .where('updated_at', '>', new Date(now().getTime() - keepsDrafts))
    .where(theirs)
    .executeTakeFirst();
  if (moved.numUpdatedRows === 0n) return false;
  if (mayEnter(session.identity)) await noteTakenBack(db, uuid);
  await liftLock({ db, now }, uuid);
  return true;
}

async function refusal(db: Db, uuid: string, sessionId: string): Promise<Failure> {
  const own = await db
    .selectFrom('claim_request')
    .select('uuid')
    .where('uuid', '=', uuid)
    .where('session_id', '=', sessionId)
    .where('state', 'in', ['DRAFT', 'FINAL'])
    .executeTakeFirst();
  return new Failure(own ? '245000013' : '245000011');
}
