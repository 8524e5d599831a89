import { repairedKindsOf } from '#machines/claim/derived/vehicleRouting.ts';
import { repairShopCalls as calls } from '#machines/service/repairShops.ts';
import { routeOf, type App } from '#server/http/route.ts';
import type { Db } from '#server/store/tables.ts';

/** GET /rest/repair-shop: the shops by name, either all or those that do every repair the routing asks for. */
export function repairShops(app: App, { db }: { readonly db: Db }): void {
  app.route({
    ...routeOf(calls.repairShops),
    handler: async (request) => {
      const kinds = repairedKindsOf(request.query.routing);
      const rows = await db.selectFrom('repair_shop').select('data').execute();
      const shops = rows
        .map((row) => row.data)
        .filter(({ handles }) => kinds.every((kind) => handles.includes(kind)))
        .toSorted((a, b) => a.name.localeCompare(b.name, 'cs'));
      return { repairShops: shops };
    },
  });
}
