import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createActor, fromPromise, toPromise } from 'xstate';
import { createAuthorisedMachine } from '../../../machines/actors/authorised.ts';
import type { Outcome } from '../../../machines/actors/outcome.ts';
import { tokenMachine, type Grant, type Tokens } from '../../../machines/actors/token.ts';
import { Failure } from '../../../machines/service/failures.ts';
import type { Service } from '../../service.ts';
import { keyOf } from '../renewedSession.ts';
import { sessionCookie, type Session } from '../sessions.ts';
import { unseal } from '../sealedTokens.ts';
import type { Claims, Provider } from './provider.ts';
import { refreshTokens } from './refreshTokens.ts';

/** Milliseconds that a sign-in is believed without asking the provider. */
const believed = 5 * 60_000;
/** The same while the provider is away: nobody loses their work by that. */
const awayFor = 30_000;

/** Until when a sign-in that stands now is believed. */
export const confirmedFor = (now: Date, time = believed): Date => new Date(now.getTime() + time);

const loadUser = createAuthorisedMachine<string, Claims>('loadUser');

/**
 * Asks the provider every five minutes whether a sign-in still stands, with the access token, which is refreshed once where it has
 * run out. The tokens never leave the service. Where it stands no longer the session ends.
 *
 * The promise rejects with Failure 245000009 and 401.4 in that case.
 */
export function confirmSignIn({ db, now, sessions, signIns: { provider } }: Service) {
  const until = new LRUCache<string, Date>({ max: 10_000 });
  const underWay = new Map<string, Promise<Outcome<Claims>>>();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { session } = request;
    const cookie = request.cookies[sessionCookie] ?? '';
    const key = keyOf(cookie);
    if (!provider || !session?.identity || !sessions.isOpen(session) || isAfter(until.get(key), now()))
      return;
    const stored = await db
      .selectFrom('session')
      .select(['tokens', 'confirmed_until as confirmedUntil'])
      .where('token_hash', '=', key)
      .executeTakeFirst();
    if (isAfter(stored?.confirmedUntil, now())) return void until.set(key, stored?.confirmedUntil ?? now());
    const asked =
      underWay.get(key) ?? ask({ db, now, provider, cookie, session, sealed: stored?.tokens ?? null });
    underWay.set(key, asked);
    const outcome = await asked.finally(() => underWay.delete(key));
    if (!outcome.ok && (outcome.failure.status === 0 || outcome.failure.status >= 500)) {
      return void until.set(key, confirmedFor(now(), awayFor));
    }
    if (!outcome.ok || outcome.value.roles.length === 0) {
      await sessions.end(request, reply);
      throw new Failure('245000009', { params: { status: '401.4' } });
    }
    const confirmed = confirmedFor(now());
    await db
      .updateTable('session')
      .set({ confirmed_until: confirmed })
      .where('token_hash', '=', key)
      .execute();
    until.set(key, confirmed);
  };
}

const isAfter = (moment: Date | null | undefined, now: Date): boolean => !!moment && moment > now;

interface Asked extends Pick<Service, 'db' | 'now'> {
  readonly provider: Provider;
  readonly cookie: string;
  readonly session: Session;
  readonly sealed: string | null;
}

async function ask({ provider, session, sealed, ...around }: Asked): Promise<Outcome<Claims>> {
  if (sealed === null) return { ok: false, failure: new Failure('245000009') };
  const refreshed = refreshTokens({ provider, ...around });
  const token = createActor(
    tokenMachine.provide({
      actors: {
        fetchTokens: fromPromise<Tokens, Grant>(({ input }) =>
          input.grantType === 'refresh_token'
            ? refreshed(input.refreshToken)
            : Promise.reject(new Error('Codes are exchanged when the browser comes back.')),
        ),
      },
    }),
    { input: { tokens: unseal(sealed, around.cookie) } },
  ).start();
  const call = createActor(
    loadUser.provide({
      actors: {
        call: fromPromise<Claims, { request: string; accessToken: string }>(({ input }) =>
          provider.load(input.accessToken, input.request),
        ),
      },
    }),
    { input: { request: session.identity?.subject ?? '', token } },
  ).start();
  try {
    return await toPromise(call);
  } finally {
    token.stop();
  }
}
