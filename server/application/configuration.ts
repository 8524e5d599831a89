import { calls } from '../../machines/service/calls.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';

/** GET /rest/application/configuration. */
export function configuration(app: App, service: Service): void {
  app.route({ ...routeOf(calls.configuration), handler: async () => service.configuration });
}
