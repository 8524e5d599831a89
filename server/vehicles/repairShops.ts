import { repairedKindsOf } from '#machines/claim/derived/vehicleRouting.ts';
import { repairShopCalls as calls } from '#machines/service/repairShops.ts';
import { routeOf, type App } from '#server/http/route.ts';
import type { Systems } from '#server/registers/systems.ts';

/**
 * GET /rest/repair-shop: the shops by name, either all or those that do every repair the routing asks for. 245000000 with status 503
 * when the register is away.
 */
export function repairShops(app: App, { systems }: { readonly systems: Systems }): void {
  app.route({
    ...routeOf(calls.repairShops),
    handler: async (request) => {
      const kinds = repairedKindsOf(request.query.routing);
      const shops = (await systems.listRepairShops())
        .filter(({ handles }) => kinds.every((kind) => handles.includes(kind)))
        .toSorted((a, b) => a.name.localeCompare(b.name, 'cs'));
      return { repairShops: shops };
    },
  });
}
