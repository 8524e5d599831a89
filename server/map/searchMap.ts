import { repairShopCalls as calls } from '#machines/service/repairShops.ts';
import { routeOf, type App } from '#server/http/route.ts';
import type { FindPlaces } from './findPlaces.ts';

/** POST /rest/map/search: places by their address, looked up on the reporter's behalf. */
export function searchMap(app: App, { findPlaces }: { readonly findPlaces: FindPlaces }): void {
  app.route({
    ...routeOf(calls.searchMap),
    handler: async (request) => ({ places: [...(await findPlaces(request.body.query))] }),
  });
}
