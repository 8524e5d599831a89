import { Failure } from '#machines/calls/failures.ts';
import { discountCalls as calls } from '#machines/service/sales/discountCalls.ts';
import type { ClientParameters } from '#server/clients/clientParameters.ts';
import { lookingBy, writeLook } from '#server/clients/looks.ts';
import { getOwnClient } from '#server/clients/records/getOwnClient.ts';
import { staleRecord } from '#server/clients/records/refusals.ts';
import { inTurn } from '#server/clients/records/storeClient.ts';
import { signerOf } from '#server/clients/records/writer.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { transact } from '#server/store/transact.ts';
import { findDiscount } from './aboutDiscount.ts';

/**
 * POST /rest/client/:client/policy/:policy/discount/decision: an operator approves or refuses discounts that wait for it. 403 for anybody
 * else, 404 where there are none, 409 with 245000022 and `version` for a stale version, 245000030 with status 409 for discounts that wait for
 * nobody; failures of `getOwnClient`.
 */
export function decideDiscount(app: App, { db, now, sessions }: ClientParameters): void {
  app.route({
    ...routeOf(calls.decideDiscount),
    handler: async (request) => {
      const { looker, savedBy } = signerOf(sessions, request);
      if (looker.role !== 'operator') throw new Failure('403');
      const looking = lookingBy(request, looker, now());
      const { client: id, policy } = request.params;
      const { version, decision, why } = request.body;
      return transact(db, async (trx) => {
        const client = await getOwnClient(trx, looking, id);
        await inTurn(trx, [`discounts of ${client.id}`]);
        const stored = await findDiscount(trx, client.id, policy);
        if (!stored) throw new Failure('404');
        if (stored.version !== version) throw staleRecord(stored.version);
        if (stored.status !== 'DIFFERS' && stored.status !== 'PENDING_APPROVAL')
          throw new Failure('245000030', { status: 409, params: { name: 'decision', key: 'decided' } });
        await trx
          .updateTable('discount_record')
          .set({
            status: decision,
            why,
            version: version + 1,
            saved_by: JSON.stringify(savedBy),
            saved_at: now(),
          })
          .where('policy_id', '=', policy)
          .execute();
        await writeLook(trx, looking, { action: 'EDIT', client: client.id, fields: ['discount.status'] });
        return { version: version + 1 };
      });
    },
  });
}
