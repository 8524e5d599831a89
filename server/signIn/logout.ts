import { calls } from '#machines/service/calls.ts';
import { routeOf, type App } from '#server/http/route.ts';
import type { Sessions } from '#server/sessions/sessions.ts';
import type { SignIns } from './signIns.ts';

interface Ending {
  readonly sessions: Sessions;
  readonly signIns: SignIns;
}

/**
 * POST /rest/session/logout: ends the session of the browser, in every process; one without a session has nothing to end. Who had
 * signed in is told where the provider logs them out, too.
 */
export function logout(app: App, { sessions, signIns: { provider } }: Ending): void {
  app.route({
    ...routeOf(calls.logout),
    handler: async (request, reply) => {
      const { session } = request;
      await sessions.end(request, reply);
      // Our session has ended, whether or not the provider can be asked.
      const url = session?.identity?.isSignedIn ? await provider?.endUrl().catch(() => undefined) : undefined;
      return { ended: session !== undefined, ...(url !== undefined && { url }) };
    },
  });
}
