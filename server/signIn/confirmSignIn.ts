import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createActor, fromPromise, toPromise } from 'xstate';
import { createAuthorisedMachine } from '#machines/actors/signIn/authorised.ts';
import type { Outcome } from '#machines/calls/outcome.ts';
import { tokenMachine, type Refresh, type Tokens } from '#machines/actors/signIn/token.ts';
import { Failure } from '#machines/calls/failures.ts';
import { keyOf } from '#server/sessions/renewedSession.ts';
import { sessionCookie, type Session, type Sessions } from '#server/sessions/sessions.ts';
import { unseal } from '#server/sessions/sealedTokens.ts';
import type { Claims, Provider } from './provider.ts';
import { hasActed, ownOf, stillActing } from '#server/sessions/delegations.ts';
import { identityOf } from './identityOf.ts';
import { refreshTokens } from './refreshTokens.ts';
import type { Store } from '#server/store/tables.ts';
import type { SignIns } from './signIns.ts';

/** Milliseconds that a sign-in is believed without asking the provider. */
const believed = 5 * 60_000;
/** The same while the provider is away: nobody loses their work by that. */
const awayFor = 30_000;

/** Until when a sign-in that stands now is believed. */
export const confirmedFor = (now: Date, time = believed): Date => new Date(now.getTime() + time);

const loadUser = createAuthorisedMachine<string, Claims>('loadUser');

/** What it takes to find out whether a sign-in still stands. */
export interface Confirming extends Store {
  readonly sessions: Sessions;
  readonly signIns: SignIns;
}

/**
 * Asks the provider every five minutes whether a sign-in still stands, with the access token, which is refreshed once where it has
 * run out. Who acted for another until midnight is themselves again, asked or not. The tokens never leave the service. Where it stands, its roles, the person and the right to act for another are what they
 * are by now. Where it stands no longer the session ends.
 *
 * The promise rejects with Failure 245000009 and 401.4 in that case.
 */
export function confirmSignIn({ db, now, sessions, signIns: { provider } }: Confirming) {
  const until = new LRUCache<string, Date>({ max: 10_000 });
  const underWay = new Map<string, Promise<Outcome<Claims>>>();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const cookie = request.cookies[sessionCookie] ?? '';
    const key = keyOf(cookie);
    await endActing({ db, now, sessions }, request, key);
    const { session } = request;
    if (!provider || !session?.identity || !sessions.isOpen(session)) return;
    if (isAfter(until.get(key), now())) return;
    const stored = await db
      .selectFrom('session')
      .select(['tokens', 'identity', 'confirmed_until as confirmedUntil'])
      .where('token_hash', '=', key)
      .executeTakeFirst();
    if (stored?.confirmedUntil && isAfter(stored.confirmedUntil, now())) {
      sessions.adopt(request, stored.identity);
      return void until.set(key, stored.confirmedUntil);
    }
    const asked =
      underWay.get(key) ?? ask({ db, now, provider, cookie, session, sealed: stored?.tokens ?? null });
    underWay.set(key, asked);
    const outcome = await asked.finally(() => underWay.delete(key));
    if (!outcome.ok && (outcome.failure.status === 0 || outcome.failure.status >= 500)) {
      return void until.set(key, confirmedFor(now(), awayFor));
    }
    const own = outcome.ok ? identityOf(outcome.value) : undefined;
    if (own === undefined || own.roles.length === 0) {
      await sessions.end(request, reply);
      throw new Failure('245000009', { params: { status: '401.4' } });
    }
    const confirmed = confirmedFor(now());
    await sessions.confirm(request, {
      identity: await stillActing(db, own, { before: session.identity, at: now() }),
      until: confirmed,
    });
    until.set(key, confirmed);
  };
}

/** Who acted for another until midnight is themselves again; when their sign-in is asked about next does not change by it. */
async function endActing(
  { db, now, sessions }: Omit<Confirming, 'signIns'>,
  request: FastifyRequest,
  key: string,
): Promise<void> {
  const session = sessions.findOpen(request);
  if (!session?.identity || !hasActed(session.identity, now())) return;
  const stored = await db
    .selectFrom('session')
    .select('confirmed_until as until')
    .where('token_hash', '=', key)
    .executeTakeFirst();
  await sessions.confirm(request, {
    identity: ownOf(session.identity),
    until: stored?.until ?? now(),
  });
}

const isAfter = (moment: Date | null | undefined, now: Date): boolean => !!moment && moment > now;

interface Asked extends Store {
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
        fetchTokens: fromPromise<Tokens, Refresh>(({ input }) => refreshed(input.refreshToken)),
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
