import { calls } from '../../machines/service/calls.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';

/** GET /rest/repair-shop: the shops by name, all or those that repair the given kind. */
export function repairShops(app: App, { db }: Service): void {
  app.route({
    ...routeOf(calls.repairShops),
    handler: async (request) => {
      const { handles } = request.query;
      const rows = await db.selectFrom('repair_shop').select('data').execute();
      const shops = rows
        .map((row) => row.data)
        .filter((shop) => handles === undefined || shop.handles.includes(handles))
        .toSorted((a, b) => a.name.localeCompare(b.name, 'cs'));
      return { repairShops: shops };
    },
  });
}
