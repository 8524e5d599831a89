import { discountCalls as calls } from '#machines/service/sales/discountCalls.ts';
import type { ClientParameters } from '#server/clients/clientParameters.ts';
import { careOf } from '#server/clients/looker.ts';
import { lookingBy, writeLook } from '#server/clients/looks.ts';
import { changedFields } from '#server/clients/records/checkedRecord.ts';
import { getOwnClient } from '#server/clients/records/getOwnClient.ts';
import { staleRecord } from '#server/clients/records/refusals.ts';
import { writerOf } from '#server/clients/records/writer.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { transact } from '#server/store/transact.ts';
import { findDiscount, knownOfDiscount } from './aboutDiscount.ts';
import { checkedDiscount, refuseTaken } from './checkedDiscount.ts';
import { creditsOf } from './credits.ts';
import { getDiscounted } from './discountedPolicies.ts';

/**
 * POST /rest/client/:client/policy/:policy/discount: stores the discounts of a policy, when the version is the stored one, 0 for the first
 * time. 404 for a policy that the client does not have or that insures no vehicle, 409 with 245000022 and `version` for a stale one, 245000030
 * for what the form would refuse, with status 409 for credits or months that are taken; failures of `getOwnClient`.
 */
export function saveDiscount(app: App, { db, now, sessions, systems }: ClientParameters): void {
  app.route({
    ...routeOf(calls.saveDiscount),
    handler: async (request) => {
      const { looker, savedBy } = writerOf(sessions, request);
      const looking = lookingBy(request, looker, now());
      const { client: id, policy } = request.params;
      const { version, record: sent } = request.body;
      const holder = await getOwnClient(db, looking, id);
      const of = await getDiscounted(db, holder, policy);
      const stored = await findDiscount(db, holder.id, policy);
      if ((stored?.version ?? 0) !== version) throw staleRecord(stored?.version ?? 0);
      // The registers are asked before anything is locked.
      const agent = stored?.creditsOf ?? careOf(looker);
      const asked = { person: holder.person, of, stored, agent };
      const { known, losses } = await knownOfDiscount({ db, systems }, asked);
      const balance = await creditsOf(systems, agent);
      const { record, status } = checkedDiscount(sent, known, losses);
      return transact(db, async (trx) => {
        const client = await getOwnClient(trx, looking, id);
        await refuseTaken(trx, record, { client: client.id, policy, balance });
        const before = await findDiscount(trx, client.id, policy);
        if ((before?.version ?? 0) !== version) throw staleRecord(before?.version ?? 0);
        const row = {
          record: JSON.stringify(record),
          status,
          why: null,
          version: version + 1,
          saved_by: JSON.stringify(savedBy),
          saved_at: now(),
        };
        await trx
          .insertInto('discount_record')
          .values({ ...row, policy_id: policy, client_id: client.id, credits_of: agent })
          .onConflict((conflict) => conflict.column('policy_id').doUpdateSet(row))
          .execute();
        const fields = changedFields(before?.record ?? {}, record);
        await writeLook(trx, looking, { action: 'EDIT', client: client.id, fields });
        return { version: version + 1 };
      });
    },
  });
}
