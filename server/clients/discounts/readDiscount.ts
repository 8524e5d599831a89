import { discountCalls as calls } from '#machines/service/sales/discountCalls.ts';
import type { ClientParameters } from '#server/clients/clientParameters.ts';
import { careOf, lookerOf } from '#server/clients/looker.ts';
import { lookingBy, writeLook } from '#server/clients/looks.ts';
import { getOwnClient } from '#server/clients/records/getOwnClient.ts';
import { lastSaved } from '#server/clients/records/lastSaved.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { transact } from '#server/store/transact.ts';
import { findDiscount, knownOfDiscount } from './aboutDiscount.ts';
import { getDiscounted } from './discountedPolicies.ts';

/**
 * GET /rest/client/:client/policy/:policy/discount: the discounts of a policy, with what they follow from. A register that is away leaves its
 * part open. 404 for a policy that the client does not have or that insures no vehicle; failures of `getOwnClient`.
 */
export function discountOfPolicy(app: App, { db, now, sessions, systems }: ClientParameters): void {
  app.route({
    ...routeOf(calls.discountOfPolicy),
    handler: async (request) => {
      const looking = lookingBy(request, lookerOf(sessions, request), now());
      const { looker } = looking;
      const { client, of, stored } = await transact(db, async (trx) => {
        const own = await getOwnClient(trx, looking, request.params.client);
        const policy = await getDiscounted(trx, own, request.params.policy);
        await writeLook(trx, looking, { action: 'OPEN', client: own.id, fields: ['discount', 'losses'] });
        return { client: own, of: policy, stored: await findDiscount(trx, own.id, policy.policy) };
      });
      const agent = stored?.creditsOf ?? careOf(looker);
      const { known, losses } = await knownOfDiscount(
        { db, systems },
        { person: client.person, of, stored, agent },
      );
      return {
        known,
        losses,
        vehicle: of.vehicle,
        mayDecide:
          looker.role === 'operator' &&
          (stored?.status === 'DIFFERS' || stored?.status === 'PENDING_APPROVAL'),
        version: stored?.version ?? 0,
        record: stored?.record ?? {},
        ...(stored && {
          told: { status: stored.status, ...(stored.why !== null && { why: stored.why }) },
          ...lastSaved(stored.savedBy, stored.savedAt),
        }),
      };
    },
  });
}
