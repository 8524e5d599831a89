import { calls } from '../../machines/service/calls.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';

/** GET /rest/application/build-info: the client compares it with the version it was loaded as. */
export function buildInfo(app: App, { build }: Service): void {
  app.route({ ...routeOf(calls.buildInfo), handler: async () => build });
}
