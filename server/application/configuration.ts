import { calls } from '#machines/service/calls.ts';
import { routeOf, type App } from '#server/http/route.ts';
import type { Configuration } from '#machines/service/configuration.ts';

/** GET /rest/application/configuration. */
export function configuration(app: App, given: { readonly configuration: Configuration }): void {
  app.route({ ...routeOf(calls.configuration), handler: async () => given.configuration });
}
