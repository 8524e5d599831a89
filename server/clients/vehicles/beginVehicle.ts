import { newVehicle } from '#machines/sales/vehicle/newVehicle.ts';
import { vehicleCalls as calls } from '#machines/service/sales/vehicleCalls.ts';
import type { ClientParameters } from '#server/clients/clientParameters.ts';
import { lookerOf } from '#server/clients/looker.ts';
import { lookingBy, writeLook } from '#server/clients/looks.ts';
import { getOwnClient } from '#server/clients/records/getOwnClient.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { transact } from '#server/store/transact.ts';

/** GET /rest/client/:client/new-vehicle: what a new vehicle of a client begins with. Failures of `getOwnClient`. */
export function beginVehicle(app: App, { db, now, sessions }: ClientParameters): void {
  app.route({
    ...routeOf(calls.beginVehicle),
    handler: async (request) => {
      const looking = lookingBy(request, lookerOf(sessions, request), now());
      return transact(db, async (trx) => {
        const { id, person } = await getOwnClient(trx, looking, request.params.client);
        await writeLook(trx, looking, { action: 'OPEN', client: id, fields: ['person.type'] });
        return { record: newVehicle(person.personType) };
      });
    },
  });
}
