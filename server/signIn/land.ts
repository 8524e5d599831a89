import { calls } from '#machines/service/calls.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { whoIs } from './whoAmI.ts';
import type { Store } from '#server/store/tables.ts';
import { clientOf, openCase, reportingAs, staysSignedIn } from '#server/sessions/clientCases.ts';
import type { Sessions } from '#server/sessions/sessions.ts';
import type { ReadLanding } from './landing.ts';

interface Landing extends Store {
  readonly sessions: Sessions;
  readonly readLanding: ReadLanding;
}

/**
 * POST /rest/session/landing: exchanges a landing token for a session that knows its origin and client; of the user who has signed in
 * here, for a case of that session. 245000010 for one that is forged, expired, for somebody else or used before.
 */
export function land(app: App, { sessions, readLanding, ...store }: Landing): void {
  app.route({
    ...routeOf(calls.land),
    handler: async (request, reply) => {
      const landed = await readLanding(request.body.token);
      const session = sessions.findOpen(request);
      if (session?.identity && staysSignedIn(session.identity, landed)) {
        return whoIs(
          store.db,
          await reportingAs(store, session, await openCase(store, session.identity, clientOf(landed))),
        );
      }
      await sessions.renew(request, reply, { identity: landed });
      return whoIs(store.db, { identity: landed });
    },
  });
}
