import { calls } from '../../machines/service/calls.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';

/** POST /rest/session/logout: ends the session of the browser, in every process; one without a session has nothing to end. */
export function logout(app: App, { sessions }: Service): void {
  app.route({
    ...routeOf(calls.logout),
    handler: async (request, reply) => {
      await sessions.end(request, reply);
      return { ended: request.session !== undefined };
    },
  });
}
