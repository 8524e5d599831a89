import { timingSafeEqual } from 'node:crypto';
import { identificationCalls as calls } from '#machines/service/identity/identification.ts';
import { Failure } from '#machines/calls/failures.ts';
import { closedUntil } from '#server/http/tooMany.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { createCallerLimit, type Counted } from '#server/sessions/callers.ts';
import type { Contact } from '#machines/service/identity/identification.ts';
import { sentCodeHash } from './sendCode.ts';
import { identifiedBy, type Contacts } from './readIdentification.ts';
import type { Store } from '#server/store/tables.ts';
import type { Sessions } from '#server/sessions/sessions.ts';

const attempts = 5;

interface Confirming extends Store, Contacts, Counted {
  readonly sessions: Sessions;
}

/**
 * POST /rest/identification/confirm: the session is identified by the contact that the code was sent to, under another token, so
 * that nobody who brought it about knows it. 245000014 for a wrong code with the attempts left, 245000015 for the fifth, with which
 * the code ends, CODE_EXPIRED where none is under way, 245000012 for too many attempts from one address.
 */
export function confirmCode(app: App, service: Confirming): void {
  const { db, sessions, now, callerOf, limits } = service;
  const ofAddress = limits.confirmationsOfAddress;
  const count = createCallerLimit(db, { ofAddress }, closedUntil);
  app.route({
    ...routeOf(calls.confirmCode),
    handler: async (request, reply) => {
      await count('confirm', callerOf(request));
      const session = sessions.findOpen(request);
      if (session === undefined) throw new Failure('CODE_EXPIRED');
      const contact = await tryCode(service, session.id, request.body.code);
      const identity = { ...contact, proven_at: now() };
      await db
        .insertInto('session_identity')
        .values({ session_id: session.id, ...identity })
        .onConflict((conflict) => conflict.column('session_id').doUpdateSet(identity))
        .execute();
      await sessions.changeToken(request, reply);
      return identifiedBy(service, contact);
    },
  });
}

// An attempt is taken before the code is looked at: none at the same moment slips past the limit, and one that was cut off stays taken.
async function tryCode({ db, now }: Store, sessionId: string, code: string): Promise<Contact> {
  const taken = await db
    .updateTable('contact_code')
    .set((set) => ({ failures: set('failures', '+', 1) }))
    .where('session_id', '=', sessionId)
    .where('failures', '<', attempts)
    .where('expires_at', '>', now())
    .returning(['type', 'value', 'code_hash', 'failures'])
    .executeTakeFirst();
  if (!taken) throw new Failure('CODE_EXPIRED');
  const { type, value, failures } = taken;
  if (isSame(taken.code_hash, sentCodeHash(sessionId, code))) {
    await db.deleteFrom('contact_code').where('session_id', '=', sessionId).execute();
    return { type, value };
  }
  if (failures >= attempts) throw new Failure('245000015');
  throw new Failure('245000014', { params: { attempts: attempts - failures } });
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
