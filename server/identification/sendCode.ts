import { hash, randomInt } from 'node:crypto';
import { comparableContact } from '#machines/claim/codes/provenContact.ts';
import { identificationCalls as calls } from '#machines/service/identity/identification.ts';
import { Failure } from '#machines/calls/failures.ts';
import { closedUntil } from '#server/http/tooMany.ts';
import { codeMessage } from '#server/messages/codeMessage.ts';
import { spokenLanguage } from '#server/http/spokenLanguage.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { createLimit } from '#server/store/counters.ts';
import type { Store } from '#server/store/tables.ts';
import { createCallerLimit, nameOf, type Counted } from '#server/sessions/callers.ts';
import { takeTurn } from './messageTurns.ts';
import type { Sessions } from '#server/sessions/sessions.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import type { Messages } from '#server/messages/message.ts';

/** Milliseconds for which a code is worth something. */
const lasting = 10 * 60_000;

/** What is stored of a code. It is another one in every session, so that a table of all codes tells none. */
export const sentCodeHash = (sessionId: string, code: string): string =>
  hash('sha256', `${sessionId} ${code}`);

interface Sending extends Store, Counted {
  readonly sessions: Sessions;
  readonly configuration: Configuration;
  /** How codes are sent, by the kind of contact. */
  readonly messages: Messages;
}

/**
 * POST /rest/identification/send: a code of six figures for ten minutes, in a session of the caller. The same answer for every
 * contact, known to us or not. 404 where no messages of the kind are sent, 245000012 with the moment to come again (`until`) while
 * the pause after the last code to the contact lasts, and for too many of a session, an address or all, 245000000 with status 503 where nobody takes the message.
 */
export function sendCode(app: App, service: Sending): void {
  const { db, sessions, now, configuration, messages, callerOf, limits } = service;
  const { codesOfSession: ofSession, codesOfAddress: ofAddress } = limits;
  const count = createCallerLimit(db, { ofSession, ofAddress }, closedUntil);
  const countAll = createLimit(db, limits.messagesOfAll, closedUntil);
  const pauses = limits.pausesOfContact.map((seconds) => seconds * 1000);
  app.route({
    ...routeOf(calls.sendCode),
    handler: async (request, reply) => {
      const { contact, language = spokenLanguage(request, configuration) ?? configuration.defaultLanguage } =
        request.body;
      const { type, value } = comparableContact(contact);
      const send = messages[type];
      if (send === undefined) throw new Failure('404');
      const caller = callerOf(request);
      await count('code', caller);
      const until = await takeTurn(service, { recipient: value, asker: nameOf(caller), pauses });
      if (until) throw closedUntil(until);
      await countAll('messages');
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
