import { randomUUID } from 'node:crypto';
import { Failure } from '#machines/calls/failures.ts';
import { policyCalls as calls } from '#machines/service/sales/policyCalls.ts';
import type { ClientParameters } from '#server/clients/clientParameters.ts';
import { lookingBy, writeLook } from '#server/clients/looks.ts';
import { changedFields } from '#server/clients/records/checkedRecord.ts';
import { getOwnClient } from '#server/clients/records/getOwnClient.ts';
import { inTurn } from '#server/clients/records/storeClient.ts';
import { writerOf } from '#server/clients/records/writer.ts';
import { getVehicle } from '#server/clients/vehicles/getVehicle.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { transact } from '#server/store/transact.ts';
import { knownOf } from './aboutPolicy.ts';
import { checkedPolicy, refuseDoubled } from './checkedPolicy.ts';
import { insuredOf } from './insuredOf.ts';
import { checkedRoles } from './roles.ts';

/**
 * POST /rest/client/policy/create: creates a policy of a vehicle of a client whom the user cares for, once for a key. 404 for a vehicle
 * that the client does not have, 245000030 for what the form would refuse, with status 409 where another one insures the same; failures
 * of `getOwnClient`.
 */
export function createPolicy(app: App, { db, now, sessions, systems }: ClientParameters): void {
  app.route({
    ...routeOf(calls.createPolicy),
    handler: async (request) => {
      const { looker, savedBy } = writerOf(sessions, request);
      const looking = lookingBy(request, looker, now());
      const { client: id, vehicle, createKey, record: sent } = request.body;
      // The registers are asked before anything is locked, and only for who may save.
      const holder = await getOwnClient(db, looking, id);
      const insured = await insuredOf(db, holder.id, vehicle);
      const { record, status, secondAgent } = await checkedPolicy(systems, {
        sent: { ...sent, roles: await checkedRoles(db, looker, sent.roles, undefined) },
        known: await knownOf(systems, holder, { insured, sent }),
        holder: holder.person,
      });
      return transact(db, async (trx) => {
        await inTurn(trx, [createKey]);
        const client = await getOwnClient(trx, looking, id);
        const made = await trx
          .selectFrom('policy_record')
          .select(['id', 'version', 'client_id', 'saved_by'])
          .where('create_key', '=', createKey)
          .executeTakeFirst();
        if (made?.client_id === client.id && made.saved_by.subject === looker.subject)
          return { policy: made.id, version: made.version };
        if (made) throw new Failure('403');
        await getVehicle(trx, client.id, vehicle);
        await refuseDoubled(trx, record, { vehicle });
        const policy = randomUUID();
        await trx
          .insertInto('policy_record')
          .values({
            id: policy,
            client_id: client.id,
            vehicle_id: vehicle,
            record: JSON.stringify(record),
            status,
            second_agent: secondAgent,
            create_key: createKey,
            saved_by: JSON.stringify(savedBy),
            saved_at: now(),
          })
          .execute();
        const fields = changedFields({}, record);
        await writeLook(trx, looking, { action: 'CREATE', client: client.id, fields });
        return { policy, version: 1 };
      });
    },
  });
}
