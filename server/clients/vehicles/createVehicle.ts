import { randomUUID } from 'node:crypto';
import { Failure } from '#machines/calls/failures.ts';
import { vehicleCalls as calls } from '#machines/service/sales/vehicleCalls.ts';
import type { ClientParameters } from '#server/clients/clientParameters.ts';
import { lookingBy, writeLook } from '#server/clients/looks.ts';
import { changedFields } from '#server/clients/records/checkedRecord.ts';
import { getOwnClient } from '#server/clients/records/getOwnClient.ts';
import { inTurn } from '#server/clients/records/storeClient.ts';
import { writerOf } from '#server/clients/records/writer.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { transact } from '#server/store/transact.ts';
import { checkedVehicle, refuseTwice } from './checkedVehicle.ts';

/**
 * POST /rest/client/vehicle/create: creates a vehicle of a client whom the user cares for, once for a key. Failures of
 * `getOwnClient`; 245000030 for what the form would refuse, with status 409 for a vehicle that the client has already.
 */
export function createVehicle(app: App, { db, now, sessions, systems }: ClientParameters): void {
  app.route({
    ...routeOf(calls.createVehicle),
    handler: async (request) => {
      const { looker, savedBy } = writerOf(sessions, request);
      const looking = lookingBy(request, looker, now());
      const { client: id, createKey, record: sent } = request.body;
      // The register is asked before anything is locked, and only for who may save.
      await getOwnClient(db, looking, id);
      const { record, needsApproval } = await checkedVehicle(systems, sent);
      return transact(db, async (trx) => {
        await inTurn(trx, [createKey]);
        const client = await getOwnClient(trx, looking, id);
        const made = await trx
          .selectFrom('vehicle_record')
          .select(['id', 'version', 'client_id', 'saved_by'])
          .where('create_key', '=', createKey)
          .executeTakeFirst();
        if (made?.client_id === client.id && made.saved_by.subject === looker.subject)
          return { vehicle: made.id, version: made.version };
        if (made) throw new Failure('403');
        await refuseTwice(trx, record, { client: client.id });
        const vehicle = randomUUID();
        await trx
          .insertInto('vehicle_record')
          .values({
            id: vehicle,
            client_id: client.id,
            record: JSON.stringify(record),
            needs_approval: needsApproval,
            create_key: createKey,
            saved_by: JSON.stringify(savedBy),
            saved_at: now(),
          })
          .execute();
        const fields = changedFields({}, record);
        await writeLook(trx, looking, { action: 'CREATE', client: client.id, fields });
        return { vehicle, version: 1 };
      });
    },
  });
}
