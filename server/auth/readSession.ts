import { calls } from '../../machines/service/calls.ts';
import { Failure } from '../../machines/service/failures.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';

/**
 * GET /rest/session/state: whether the browser has a session. Like every call it moves the deadline of one that is open; 245000009 for one
 * that has expired.
 */
export function readSession(app: App, { sessions }: Service): void {
  app.route({
    ...routeOf(calls.session),
    handler: async ({ session }) => {
      if (session && !sessions.isOpen(session)) throw new Failure('245000009');
      return { isOpen: session !== undefined };
    },
  });
}
