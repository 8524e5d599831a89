import { hash, randomInt } from 'node:crypto';
import { comparableContact } from '../../machines/claim/codes/provenContact.ts';
import { identificationCalls as calls } from '../../machines/service/identity/identification.ts';
import { Failure } from '../../machines/service/failures.ts';
import { addressOf } from '../addressOf.ts';
import { codeMessage } from '../messages/codeMessage.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';
import { createLimit } from '../store/counters.ts';

/** Milliseconds for which a code is worth something. */
const lasting = 10 * 60_000;
const window = 60 * 60_000;
// Nobody's telephone shall ring all night, and codes shall not be guessed by asking for many.
const ofContact = { max: 5, window };
const ofAddress = { max: 30, window };

/** What is stored of a code. It is another one in every session, so that a table of all codes tells none. */
export const sentCodeHash = (sessionId: string, code: string): string =>
  hash('sha256', `${sessionId} ${code}`);

/**
 * POST /rest/identification/send: a code of six figures for ten minutes, in a session of the caller. The same answer for every
 * contact, known to us or not. 404 where no messages of the kind are sent, 245000012 for the sixth code to a contact and the
 * thirty-first from an address in an hour, 245000000 with status 503 where nobody takes the message.
 */
export function sendCode(app: App, service: Service): void {
  const { db, sessions, now, configuration, messages } = service;
  const refused = () => new Failure('245000012');
  const countContact = createLimit(db, ofContact, refused);
  const countAddress = createLimit(db, ofAddress, refused);
  app.route({
    ...routeOf(calls.sendCode),
    handler: async (request, reply) => {
      const { contact, language = configuration.defaultLanguage } = request.body;
      const { type, value } = comparableContact(contact);
      const send = messages[type];
      if (send === undefined) throw new Failure('404');
      await countAddress(`code ${addressOf(request.ip)}`);
      await countContact(`code ${value}`);
      const { id: sessionId } = await sessions.open(request, reply);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const expiresAt = new Date(now().getTime() + lasting);
      const sent = {
        type,
        value,
        code_hash: sentCodeHash(sessionId, code),
        failures: 0,
        expires_at: expiresAt,
      };
      await db
        .insertInto('contact_code')
        .values({ session_id: sessionId, ...sent })
        .onConflict((conflict) => conflict.column('session_id').doUpdateSet(sent))
        .execute();
      // What a provider says of a message may hold the address: it is no cause that anybody logs.
      await send({ to: value, ...(await codeMessage(language, code)) }).catch(() => {
        throw new Failure('245000000', { status: 503 });
      });
      return { expiresAt: expiresAt.toISOString(), lasts: lasting };
    },
  });
}
