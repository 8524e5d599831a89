import { calls } from '#machines/service/calls.ts';
import { Failure } from '#machines/calls/failures.ts';
import type { AreaPlugin } from '#server/http/area.ts';
import { routeOf } from '#server/http/route.ts';
import type { Sessions } from './sessions.ts';

/**
 * GET /rest/session/state: whether the browser has a session. Like every call it moves the deadline of one that is open; 245000009 for one
 * that has expired.
 */
export const readSession: AreaPlugin<{ readonly sessions: Sessions }> = async (app, { sessions }) => {
  app.route({
    ...routeOf(calls.session),
    handler: async ({ session }) => {
      if (session && !sessions.isOpen(session)) throw new Failure('245000009');
      return { isOpen: session !== undefined };
    },
  });
};
