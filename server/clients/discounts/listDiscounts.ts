import { discountCalls as calls } from '#machines/service/sales/discountCalls.ts';
import type { ClientParameters } from '#server/clients/clientParameters.ts';
import { lookerOf } from '#server/clients/looker.ts';
import { lookingBy, writeLook } from '#server/clients/looks.ts';
import { carriedOf, lossesOf } from '#server/clients/policies/losses.ts';
import { getOwnClient } from '#server/clients/records/getOwnClient.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { transact } from '#server/store/transact.ts';
import { discountedPolicies } from './discountedPolicies.ts';

/**
 * GET /rest/client/:client/discount: the policies of a client that may have discounts, with those that they have and what these follow from.
 * Failures of `getOwnClient`.
 */
export function discountsOfClient(app: App, { db, now, sessions, systems }: ClientParameters): void {
  app.route({
    ...routeOf(calls.discountsOfClient),
    handler: async (request) => {
      const looking = lookingBy(request, lookerOf(sessions, request), now());
      const { client, policies, stored } = await transact(db, async (trx) => {
        const own = await getOwnClient(trx, looking, request.params.client);
        await writeLook(trx, looking, { action: 'OPEN', client: own.id, fields: ['discounts'] });
        const rows = await trx
          .selectFrom('discount_record')
          .select(['policy_id', 'record', 'status'])
          .where('client_id', '=', own.id)
          .execute();
        return {
          client: own,
          policies: await discountedPolicies(trx, own),
          stored: new Map(rows.map((row) => [row.policy_id, row])),
        };
      });
      if (policies.length === 0) return { discounts: [] };
      const { losses, periods } = await lossesOf(systems, client.person);
      const carried = [...(await carriedOf(systems, client.person))];
      return {
        discounts: policies.map(({ told, ...policy }) => {
          const { record = {}, status } = stored.get(policy.policy) ?? {};
          return {
            ...policy,
            isAway: losses.outcome === 'AWAY' && told === undefined,
            periods: [...(told ?? periods)],
            carried,
            record,
            ...(status && { status }),
          };
        }),
      };
    },
  });
}
