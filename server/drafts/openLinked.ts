import { calls } from '#machines/service/calls.ts';
import { Failure } from '#machines/calls/failures.ts';
import { closedUntil } from '#server/http/tooMany.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { linkHash } from '#server/messages/statusLink.ts';
import { opensSent } from '#server/reports/opensSent.ts';
import { createCallerLimit, type Counted } from '#server/sessions/callers.ts';
import { findIdentity } from '#server/sessions/provenContact.ts';
import type { Session, Sessions } from '#server/sessions/sessions.ts';
import type { Store } from '#server/store/tables.ts';

/** So many contacts that are not the report's a link stands, and how long it is closed after them, in milliseconds. */
const attempts = 5;
const closedFor = 60 * 60_000;

interface Linking extends Store, Counted {
  readonly sessions: Sessions;
}

/**
 * POST /rest/sent/open: a sent report opens by the key of a link in the browser that sent it, and for whoever has shown to be its
 * reporter. 245000013 where nothing is shown yet, 245000014 with the attempts left for another contact than the report's, 245000015 for
 * the fifth, 245000012 for an hour after it and for too many from one address, ACTIVE_REPORT_NOT_FOUND for a key that is unknown or
 * too old, and for a report that is erased.
 */
export function openLinked(app: App, service: Linking): void {
  const { db, sessions, now, callerOf, limits } = service;
  const count = createCallerLimit(db, { ofAddress: limits.takeOversOfAddress }, closedUntil);
  app.route({
    ...routeOf(calls.openLinked),
    handler: async (request, reply) => {
      await count('open link', callerOf(request));
      const keyHash = linkHash(request.body.key);
      const linked = await db
        .selectFrom('status_link')
        .innerJoin('claim_request', 'claim_request.uuid', 'status_link.claim_uuid')
        .select(['uuid', 'claim_type', 'locked_until'])
        .where('key_hash', '=', keyHash)
        .where('status_link.expires_at', '>', now())
        .where('state', '=', 'FINAL')
        .executeTakeFirst();
      if (!linked) throw new Failure('ACTIVE_REPORT_NOT_FOUND');
      const { uuid, claim_type: claimType, locked_until: until } = linked;
      if (until && until > now()) throw closedUntil(until);
      if (request.session === undefined) throw new Failure('245000013');
      const session = await sessions.open(request, reply);
      if (!(await opensSent(service, session, uuid))) throw await refusal(service, session, keyHash);
      await db.updateTable('status_link').set({ failures: 0 }).where('key_hash', '=', keyHash).execute();
      return { claimRequestUuid: uuid, claimType };
    },
  });
}

async function refusal({ db, now }: Store, session: Session, keyHash: string): Promise<Failure> {
  if ((await findIdentity(db, session)) === undefined) return new Failure('245000013');
  const counted = await db
    .updateTable('status_link')
    .set((set) => ({ failures: set('failures', '+', 1) }))
    .where('key_hash', '=', keyHash)
    .returning('failures')
    .executeTakeFirst();
  const left = attempts - (counted?.failures ?? attempts);
  if (left > 0) return new Failure('245000014', { params: { attempts: left } });
  const until = new Date(now().getTime() + closedFor);
  await db
    .updateTable('status_link')
    .set({ failures: 0, locked_until: until })
    .where('key_hash', '=', keyHash)
    .execute();
  return new Failure('245000015', { params: { until: until.toISOString() } });
}
