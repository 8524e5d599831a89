import { calls } from '../../machines/service/calls.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';

/** GET /rest/map/address: the address nearest to a point of the map, looked up on the reporter's behalf. */
export function addressAt(app: App, { findAddress }: Service): void {
  app.route({
    ...routeOf(calls.addressAt),
    handler: async (request) => ({ places: [...(await findAddress(request.query))] }),
  });
}
