import { timingSafeEqual } from 'node:crypto';
import { identificationCalls as calls } from '../../machines/service/identity/identification.ts';
import { Failure } from '../../machines/service/failures.ts';
import { addressOf } from '../addressOf.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';
import { createLimit } from '../store/counters.ts';
import type { Contact } from '../../machines/service/identity/identification.ts';
import { sentCodeHash } from './sendCode.ts';
import { identifiedBy } from './readIdentification.ts';

const attempts = 5;
const ofAddress = { max: 60, window: 15 * 60_000 };

/**
 * POST /rest/identification/confirm: the session is identified by the contact that the code was sent to, under another token, so
 * that nobody who brought it about knows it. 245000014 for a wrong code with the attempts left, 245000015 for the fifth, with which
 * the code ends, CODE_EXPIRED where none is under way, 245000012 for the sixty-first attempt from one address in a quarter of an
 * hour.
 */
export function confirmCode(app: App, service: Service): void {
  const { db, sessions, now } = service;
  const count = createLimit(db, ofAddress, () => new Failure('245000012'));
  app.route({
    ...routeOf(calls.confirmCode),
    handler: async (request, reply) => {
      await count(`confirm ${addressOf(request.ip)}`);
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

// With the row locked: attempts at the same moment cannot slip past the limit. What is counted stays counted, so the refusal is
// thrown after the transaction.
async function tryCode({ db, now }: Service, sessionId: string, code: string): Promise<Contact> {
  const tried = await db.transaction().execute(async (trx): Promise<Contact | Failure> => {
    const own = trx.deleteFrom('contact_code').where('session_id', '=', sessionId);
    const sent = await trx
      .selectFrom('contact_code')
      .selectAll()
      .where('session_id', '=', sessionId)
      .forUpdate()
      .executeTakeFirst();
    if (!sent || sent.expires_at <= now()) return new Failure('CODE_EXPIRED');
    const isRight = isSame(sent.code_hash, sentCodeHash(sessionId, code));
    const failures = sent.failures + 1;
    if (isRight || failures >= attempts) await own.execute();
    if (isRight) return { type: sent.type, value: sent.value };
    if (failures >= attempts) return new Failure('245000015');
    await trx.updateTable('contact_code').set({ failures }).where('session_id', '=', sessionId).execute();
    return new Failure('245000014', { params: { attempts: attempts - failures } });
  });
  if (tried instanceof Failure) throw tried;
  return tried;
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
