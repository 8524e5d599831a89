import { policyCalls as calls } from '#machines/service/sales/policyCalls.ts';
import type { ClientParameters } from '#server/clients/clientParameters.ts';
import { lookingBy, writeLook } from '#server/clients/looks.ts';
import { changedFields } from '#server/clients/records/checkedRecord.ts';
import { getOwnClient } from '#server/clients/records/getOwnClient.ts';
import { staleRecord } from '#server/clients/records/refusals.ts';
import { writerOf } from '#server/clients/records/writer.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { transact } from '#server/store/transact.ts';
import { knownOf } from './aboutPolicy.ts';
import { checkedPolicy, refuseDoubled } from './checkedPolicy.ts';
import { insuredOf } from './insuredOf.ts';
import { getPolicy } from './readPolicy.ts';
import { checkedRoles } from './roles.ts';

/**
 * POST /rest/client/:client/policy/:policy: stores the record of a policy, when the version is the stored one. 404 for one that was not
 * filled in for the client, 409 with 245000022 and `version` for a stale one, 245000030 for what the form would refuse; failures of
 * `getOwnClient`.
 */
export function savePolicy(app: App, { db, now, sessions, systems }: ClientParameters): void {
  app.route({
    ...routeOf(calls.savePolicy),
    handler: async (request) => {
      const { looker, savedBy } = writerOf(sessions, request);
      const looking = lookingBy(request, looker, now());
      const { client: id, policy } = request.params;
      const { version, record: sent } = request.body;
      const holder = await getOwnClient(db, looking, id);
      const stored = await getPolicy(db, holder.id, policy);
      if (stored.version !== version) throw staleRecord(stored.version);
      const insured = await insuredOf(db, holder.id, stored.vehicleId);
      // The registers are asked before anything is locked.
      const { record, status, secondAgent } = await checkedPolicy(systems, {
        sent: { ...sent, roles: await checkedRoles(db, looker, sent.roles, stored.record.roles) },
        known: await knownOf(systems, holder, { insured, before: stored.record, sent }),
        holder: holder.person,
        before: stored,
      });
      return transact(db, async (trx) => {
        const client = await getOwnClient(trx, looking, id);
        await refuseDoubled(trx, record, { vehicle: stored.vehicleId, policy });
        const before = await getPolicy(trx, client.id, policy);
        // Of two saves at once the database lets one through.
        const saved = await trx
          .updateTable('policy_record')
          .set({
            record: JSON.stringify(record),
            status,
            second_agent: secondAgent,
            version: version + 1,
            saved_by: JSON.stringify(savedBy),
            saved_at: now(),
          })
          .where('id', '=', policy)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst();
        if (!saved) throw staleRecord((await getPolicy(trx, client.id, policy)).version);
        const fields = changedFields(before.record, record);
        await writeLook(trx, looking, { action: 'EDIT', client: client.id, fields });
        return { version: saved.version };
      });
    },
  });
}
