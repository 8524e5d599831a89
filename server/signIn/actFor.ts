import { calls } from '#machines/service/calls.ts';
import { Failure } from '#machines/calls/failures.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { actingFor } from '#server/sessions/delegations.ts';
import { sessionCookie, type Sessions } from '#server/sessions/sessions.ts';
import { unseal } from '#server/sessions/sealedTokens.ts';
import { whoIs } from './whoAmI.ts';
import type { Store } from '#server/store/tables.ts';

interface Acting extends Store {
  readonly sessions: Sessions;
}

/**
 * POST /rest/session/delegation: the signed-in user acts for another one in a session of its own; without the right, under
 * their own name, which the answer says. It ends at midnight. 403 for who has not signed in.
 */
export function actFor(app: App, { db, now, sessions }: Acting): void {
  app.route({
    ...routeOf(calls.actFor),
    handler: async (request, reply) => {
      const session = sessions.findOpen(request);
      if (!session?.identity?.isSignedIn) throw new Failure('403');
      const { tokens, confirmedUntil, at } = await db
        .selectFrom('session')
        .select(['tokens', 'confirmed_until as confirmedUntil', 'signed_in_at as at'])
        .where('id', '=', session.id)
        .executeTakeFirstOrThrow();
      const identity = await actingFor(db, session.identity, { id: request.body.id, at: now() });
      await sessions.renew(request, reply, {
        identity,
        ...(tokens !== null && {
          signedIn: {
            tokens: unseal(tokens, request.cookies[sessionCookie] ?? ''),
            // The provider was not asked: it is asked when it would have been.
            confirmedUntil: confirmedUntil ?? now(),
            at: at ?? undefined,
          },
        }),
      });
      return whoIs(db, { identity });
    },
  });
}
