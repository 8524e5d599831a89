import { today as dayOf } from '#machines/claim/clock.ts';
import { newPolicy } from '#machines/sales/policy/newPolicy.ts';
import { rolesOf } from '#machines/sales/policy/storedPolicy.ts';
import { policyCalls as calls } from '#machines/service/sales/policyCalls.ts';
import type { ClientParameters } from '#server/clients/clientParameters.ts';
import { lookerOf } from '#server/clients/looker.ts';
import { lookingBy, writeLook } from '#server/clients/looks.ts';
import { getOwnClient } from '#server/clients/records/getOwnClient.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { transact } from '#server/store/transact.ts';
import { knownOf, namedVehicle } from './aboutPolicy.ts';
import { arrangerOf } from './agents.ts';
import { insuredOf } from './insuredOf.ts';
import { lossesOf } from './losses.ts';
import { namedIn } from './roles.ts';

/**
 * GET /rest/client/:client/vehicle/:vehicle/policy: what a new policy of a vehicle begins with. A register that is away leaves its part
 * open. 404 for a vehicle that the client does not have; failures of `getOwnClient`.
 */
export function beginPolicy(app: App, { db, now, sessions, systems }: ClientParameters): void {
  app.route({
    ...routeOf(calls.beginPolicy),
    handler: async (request) => {
      const looking = lookingBy(request, lookerOf(sessions, request), now());
      const { client, insured } = await transact(db, async (trx) => {
        const own = await getOwnClient(trx, looking, request.params.client);
        const found = await insuredOf(trx, own.id, request.params.vehicle);
        await writeLook(trx, looking, { action: 'OPEN', client: own.id, fields: ['vehicle', 'losses'] });
        return { client: own, insured: found };
      });
      const { agent, credits } = await arrangerOf({ db, systems }, looking.looker);
      const { losses, periods } = await lossesOf(systems, client.person);
      const known = await knownOf(systems, client, { insured });
      const { vehicle } = insured;
      const record = newPolicy({ vehicle, agentNumber: agent?.agentNumber, periods, today: dayOf() });
      const roles = rolesOf(record, known);
      return {
        known: { ...known, named: await namedIn(db, looking.looker, roles) },
        vehicle: namedVehicle(vehicle),
        losses,
        credits,
        record: { ...record, roles },
      };
    },
  });
}
