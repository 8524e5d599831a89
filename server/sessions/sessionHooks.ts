import plugin from 'fastify-plugin';
import { Failure } from '#machines/calls/failures.ts';
import { tooManyCalls } from '#server/http/tooMany.ts';
import { isCall } from '#server/http/isCall.ts';
import type { Limits } from '#server/http/limits.ts';
import { createCounters } from '#server/store/counters.ts';
import type { Db } from '#server/store/tables.ts';
import { because } from '#server/traces/cause.ts';
import { mayEnter } from './roles.ts';
import type { Sessions } from './sessions.ts';

interface Parameters {
  readonly sessions: Sessions;
  readonly db: Db;
  readonly limits: Limits;
}

/** Milliseconds. */
const longRequest = 1000;
const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Runs before every call of every area: one that changes state must carry `x-requested-with`, which no form of another site can send
 * (245000022 without it), and the session of the cookie is found, whose calls are counted: 245000000 with 429 and when to come again
 * beyond the limit.
 */
export const sessionHooks = plugin<Parameters>(async (app, { sessions, db, limits }) => {
  const count = createCounters(db, limits.callsOfSession);
  app.decorateRequest('session', undefined);
  app.addHook('onRequest', async (request, reply) => {
    if (!isCall(request)) return;
    if (!harmless.has(request.method) && request.headers['x-requested-with'] === undefined) {
      throw new Failure('245000022');
    }
    request.session = await sessions.read(request);
    if (request.session === undefined) return;
    const { current, ttl } = await count(`calls ${request.session.id}`);
    if (current <= limits.callsOfSession.max) return;
    reply.header('retry-after', Math.ceil(ttl / 1000));
    throw tooManyCalls();
  });
  app.addHook('preHandler', ({ cause, session }, _reply, done) => {
    if (cause === undefined) return done();
    const { identity } = session ?? {};
    const agent = mayEnter(identity) ? identity?.subject : undefined;
    const asker = agent === undefined ? cause.asker : `AGENT:${encodeURIComponent(agent)}`;
    return because({ ...cause, asker }, done);
  });
  // A session counts from the end of a request, as the browser reckons: an upload may take minutes.
  app.addHook('onResponse', async (request, reply) => {
    if (request.session && reply.elapsedTime > longRequest) await sessions.read(request);
  });
});
