import { randomBytes } from 'node:crypto';
import { calls } from '#machines/service/calls.ts';
import { Failure } from '#machines/calls/failures.ts';
import { ReturnPath } from '#machines/service/identity/returnPath.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { keyOf } from '#server/sessions/renewedSession.ts';
import type { Store } from '#server/store/tables.ts';
import type { SignIns } from './signIns.ts';

/** The cookie of the browser that began a sign-in: nobody else's may end it. */
export const signInCookie = 'signIn';
/** Milliseconds. */
const patience = 10 * 60_000;

interface Beginning extends Store {
  readonly signIns: SignIns;
}

/**
 * POST /rest/session/sign-in: where the browser goes to sign in. 245000501 where nobody signs in, 245000000 with status 503 while
 * the provider is away, 245000030 for a way back that leads to another site or to no screen.
 */
export function beginSignIn(app: App, { db, now, signIns: { provider, publicUrl } }: Beginning): void {
  app.route({
    ...routeOf(calls.signIn),
    handler: async (request, reply) => {
      if (!provider) throw new Failure('245000501');
      const { returnTo, actFor, isFresh } = request.body;
      if (!ReturnPath.safeParse(returnTo).success) throw new Failure('245000030');
      const { url, secrets } = await provider.begin(isFresh).catch((cause: unknown) => {
        throw new Failure('245000000', { status: 503, cause });
      });
      const key = randomBytes(32).toString('base64url');
      await db.deleteFrom('sign_in').where('expires_at', '<', now()).execute();
      await db
        .insertInto('sign_in')
        .values({
          key_hash: keyOf(key),
          secrets: JSON.stringify(secrets),
          return_to: returnTo,
          act_for: actFor ?? null,
          expires_at: new Date(now().getTime() + patience),
        })
        .execute();
      reply.setCookie(signInCookie, key, {
        httpOnly: true,
        sameSite: 'lax',
        secure: publicUrl.startsWith('https:'),
        path: '/oauth2',
        maxAge: patience / 1000,
      });
      return { url };
    },
  });
}
