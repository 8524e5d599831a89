import { calls } from '#machines/service/calls.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { whoIs } from './whoAmI.ts';
import type { Db } from '#server/store/tables.ts';
import type { Sessions } from '#server/sessions/sessions.ts';
import type { ReadLanding } from './landing.ts';

interface Landing {
  readonly db: Db;
  readonly sessions: Sessions;
  readonly readLanding: ReadLanding;
}

/**
 * POST /rest/session/landing: exchanges a landing token for a session that knows its origin and client. 245000010 for one that is
 * forged, expired, for somebody else or used before.
 */
export function land(app: App, { db, sessions, readLanding }: Landing): void {
  app.route({
    ...routeOf(calls.land),
    handler: async (request, reply) => {
      const identity = await readLanding(request.body.token);
      await sessions.renew(request, reply, { identity });
      return whoIs(db, identity);
    },
  });
}
