import { calls } from '../../machines/service/calls.ts';
import { Failure } from '../../machines/service/failures.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';
import { actingFor } from './delegations.ts';
import { sessionCookie } from './sessions.ts';
import { unseal } from './sealedTokens.ts';
import { confirmedFor } from './signIn/confirmSignIn.ts';
import { whoIs } from './whoAmI.ts';

/**
 * POST /rest/session/delegation: whoever has signed in acts for another user in a session of its own; without the right, under
 * their own name, which the answer says. 403 for who has not signed in.
 */
export function actFor(app: App, { db, now, sessions }: Service): void {
  app.route({
    ...routeOf(calls.actFor),
    handler: async (request, reply) => {
      const session = sessions.findOpen(request);
      if (!session?.identity?.isSignedIn) throw new Failure('403');
      const { tokens } = await db
        .selectFrom('session')
        .select('tokens')
        .where('id', '=', session.id)
        .executeTakeFirstOrThrow();
      const identity = await actingFor(db, session.identity, request.body.id);
      await sessions.renew(request, reply, {
        identity,
        ...(tokens !== null && {
          signedIn: {
            tokens: unseal(tokens, request.cookies[sessionCookie] ?? ''),
            confirmedUntil: confirmedFor(now()),
          },
        }),
      });
      return whoIs(db, identity);
    },
  });
}
