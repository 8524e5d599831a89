import { repairedKindsOf } from '../../machines/claim/derived/vehicleRouting.ts';
import { calls } from '../../machines/service/calls.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';

/** GET /rest/repair-shop: the shops by name, either all or those that do every repair the routing asks for. */
export function repairShops(app: App, { db }: Service): void {
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
