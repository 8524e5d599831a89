import { sql } from 'kysely';
import { policyCalls as calls, type ClientRoles } from '#machines/service/sales/policyCalls.ts';
import type { ClientParameters } from '#server/clients/clientParameters.ts';
import { listClients } from '#server/clients/listClients.ts';
import { careOf, lookerOf, type Looker } from '#server/clients/looker.ts';
import { lookingBy, writeLook } from '#server/clients/looks.ts';
import { byIds } from '#server/clients/matching.ts';
import { getOwnClient } from '#server/clients/records/getOwnClient.ts';
import { rightTo } from '#server/clients/rightTo.ts';
import { headOf } from '#server/clients/tellFound.ts';
import { routeOf, type App } from '#server/http/route.ts';
import type { Queries } from '#server/store/tables.ts';
import { transact } from '#server/store/transact.ts';
import { namedVehicle } from './aboutPolicy.ts';
import { lineOfType } from './linesOf.ts';

/** GET /rest/client/:client/role: the roles of a client in policies of others. Failures of `getOwnClient`. */
export function rolesOfClient(app: App, { db, now, sessions }: ClientParameters): void {
  app.route({
    ...routeOf(calls.rolesOfClient),
    handler: async (request) => {
      const looking = lookingBy(request, lookerOf(sessions, request), now());
      return transact(db, async (trx) => {
        const { id, merged } = await getOwnClient(trx, looking, request.params.client);
        await writeLook(trx, looking, { action: 'OPEN', client: id, fields: ['roles'] });
        return { roles: await rolesIn(trx, looking.looker, [id, ...merged.map((one) => one.id)]) };
      });
    },
  });
}

/** The roles of a client, by all ids that they have had, in policies of others. Of the policy of a protected client nothing is told. */
async function rolesIn(trx: Queries, looker: Looker, ids: readonly string[]): Promise<ClientRoles['roles']> {
  const isNamed = ids.map((client) => sql`record -> 'roles' @> ${JSON.stringify([{ client }])}::jsonb`);
  const rows = await trx
    .selectFrom('policy_record')
    .select(['id', 'client_id as holder', 'vehicle_id as vehicle', 'second_agent as secondAgent', 'record'])
    .where(sql<boolean>`(${sql.join(isNamed, sql` or `)})`)
    .where('client_id', 'not in', [...ids])
    .orderBy('saved_at')
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  const holders = await listClients(trx, looker, byIds(rows.map(({ holder }) => holder)));
  const vehicles = await trx
    .selectFrom('vehicle_record')
    .select(['id', 'record'])
    .where(
      'id',
      'in',
      rows.map(({ vehicle }) => vehicle),
    )
    .execute();
  return rows.flatMap(({ id, holder: of, vehicle: insured, secondAgent, record }) => {
    const holder = holders.find((one) => one.id === of);
    const right = holder && rightTo(looker, holder);
    const vehicle = vehicles.find((one) => one.id === insured);
    if (!holder || !right || !vehicle) return [];
    const { name, registrationNumber = '' } = namedVehicle(vehicle.record);
    const told = {
      line: lineOfType[record.insuranceType ?? 'POV'],
      validFrom: record.insuranceStart ?? '',
      holder: headOf(right, holder).name,
      ...((right === 'OWN' || secondAgent === careOf(looker)) && {
        vehicle: `${name} ${registrationNumber}`.trim(),
        opens: { client: holder.id, policy: id },
      }),
    };
    return (record.roles ?? []).flatMap(({ client, role }) =>
      client !== undefined && role !== undefined && ids.includes(client) ? [{ role, ...told }] : [],
    );
  });
}
