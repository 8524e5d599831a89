import { repairShopCalls as calls } from '#machines/service/repairShops.ts';
import { routeOf, type App } from '#server/http/route.ts';
import type { FindAddress } from './findPlaces.ts';

/** POST /rest/map/address: the address nearest to a point of the map, looked up on the reporter's behalf. */
export function addressAt(app: App, { findAddress }: { readonly findAddress: FindAddress }): void {
  app.route({
    ...routeOf(calls.addressAt),
    handler: async (request) => ({ places: [...(await findAddress(request.body))] }),
  });
}
