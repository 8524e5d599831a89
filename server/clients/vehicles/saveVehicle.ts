import { vehicleCalls as calls } from '#machines/service/sales/vehicleCalls.ts';
import type { ClientParameters } from '#server/clients/clientParameters.ts';
import { lookingBy, writeLook } from '#server/clients/looks.ts';
import { changedFields } from '#server/clients/records/checkedRecord.ts';
import { getOwnClient } from '#server/clients/records/getOwnClient.ts';
import { staleRecord } from '#server/clients/records/refusals.ts';
import { writerOf } from '#server/clients/records/writer.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { transact } from '#server/store/transact.ts';
import { checkedVehicle, refuseTwice } from './checkedVehicle.ts';
import { getVehicle } from './getVehicle.ts';

/**
 * POST /rest/client/:client/vehicle/:vehicle: stores the record of a vehicle, when the version is the stored one. 404 for one that the
 * client does not have, 409 with 245000022 and `version` for a stale one, 245000030 for what the form would refuse; failures of
 * `getOwnClient`.
 */
export function saveVehicle(app: App, { db, now, sessions, systems }: ClientParameters): void {
  app.route({
    ...routeOf(calls.saveVehicle),
    handler: async (request) => {
      const { looker, savedBy } = writerOf(sessions, request);
      const looking = lookingBy(request, looker, now());
      const { client: id, vehicle } = request.params;
      const { version, record: sent } = request.body;
      const known = await getOwnClient(db, looking, id);
      const stored = await getVehicle(db, known.id, vehicle);
      if (stored.version !== version) throw staleRecord(stored.version);
      // The register is asked before anything is locked.
      const { record, needsApproval } = await checkedVehicle(systems, sent);
      return transact(db, async (trx) => {
        const client = await getOwnClient(trx, looking, id);
        await refuseTwice(trx, record, { client: client.id, vehicle });
        const before = await getVehicle(trx, client.id, vehicle);
        // Of two saves at once the database lets one through.
        const saved = await trx
          .updateTable('vehicle_record')
          .set({
            record: JSON.stringify(record),
            needs_approval: needsApproval,
            version: version + 1,
            saved_by: JSON.stringify(savedBy),
            saved_at: now(),
          })
          .where('id', '=', vehicle)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst();
        if (!saved) throw staleRecord((await getVehicle(trx, client.id, vehicle)).version);
        const fields = changedFields(before.record, record);
        await writeLook(trx, looking, { action: 'EDIT', client: client.id, fields });
        return { version: saved.version };
      });
    },
  });
}
