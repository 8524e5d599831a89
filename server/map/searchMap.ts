import { calls } from '../../machines/service/calls.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';

/** GET /rest/map/search: places by their address, looked up on the reporter's behalf. */
export function searchMap(app: App, { findPlaces }: Service): void {
  app.route({
    ...routeOf(calls.searchMap),
    handler: async (request) => ({ places: [...(await findPlaces(request.query.query))] }),
  });
}
