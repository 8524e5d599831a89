import { calls } from '../../machines/service/calls.ts';
import { routeOf, type App } from '../route.ts';

const bodyLimit = 256 * 1024;

/** POST /rest/log: entries of names and codes, those of a failure with the steps before it, written beside the service's own. */
export function log(app: App): void {
  app.route({
    ...routeOf(calls.log),
    bodyLimit,
    handler: async (request) => {
      const { entries } = request.body;
      for (const { level, ...entry } of entries) request.log[level]({ client: entry }, 'client');
      return { accepted: entries.length };
    },
  });
}
