import type { RawBuilder } from 'kysely';
import { clientCalls as calls } from '#machines/service/clients.ts';
import { routeOf, type App } from '#server/http/route.ts';
import type { Queries } from '#server/store/tables.ts';
import { transact } from '#server/store/transact.ts';
import type { ClientParameters } from './clientParameters.ts';
import { getClient } from './getClient.ts';
import { begunFor } from './begunFor.ts';
import { lookerOf } from './looker.ts';
import { lookingBy, writeLook } from './looks.ts';
import { seenPolicies } from './tellFound.ts';

/** GET /rest/client/:client/claim: the claims on the policies that the user may see, the last one first. Failures of `getClient`. */
export function claimsOfClient(app: App, { db, now, sessions, keepsDrafts }: ClientParameters): void {
  app.route({
    ...routeOf(calls.claimsOfClient),
    handler: async (request) => {
      const looking = lookingBy(request, lookerOf(sessions, request), now());
      return transact(db, async (trx) => {
        const { client, right } = await getClient(trx, looking, request.params.client);
        const numbers = seenPolicies(looking.looker, right, client).map(({ policyNumber }) => policyNumber);
        await writeLook(trx, looking, { action: 'OPEN', client: client.id, fields: ['claims'] });
        const mine = begunFor(looking.looker, client);
        const since = new Date(now().getTime() - keepsDrafts);
        return { claims: await claimsOn(trx, numbers, mine), drafts: await draftsOf(trx, mine, since) };
      });
    },
  });
}

/** The drafts of a condition, the last edited first. */
async function draftsOf(trx: Queries, mine: RawBuilder<boolean>, since: Date) {
  const rows = await trx
    .selectFrom('claim_request')
    .leftJoin('given_report', 'given_report.claim_uuid', 'claim_request.uuid')
    .select(['uuid', 'claim_type', 'updated_at', 'given_at'])
    .where(mine)
    .where('state', '=', 'DRAFT')
    .where('flow_type', '=', 'DRAFT')
    .where('updated_at', '>', since)
    .orderBy('updated_at', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ uuid, claim_type, updated_at, given_at }) => ({
    claimRequestUuid: uuid,
    claimType: claim_type,
    updatedAt: updated_at.toISOString(),
    ...(given_at && { isGiven: true }),
  }));
}

/** The claims on some policies, and those that came of the reports of a condition. */
async function claimsOn(trx: Queries, policies: readonly string[], mine: RawBuilder<boolean>) {
  const rows = await trx
    .selectFrom('registered_claim')
    .select(['claim_number', 'claim_type', 'policy_number', 'incident_date'])
    .where((eb) =>
      eb.or([
        ...(policies.length > 0 ? [eb('policy_number', 'in', [...policies])] : []),
        eb('claim_uuid', 'in', eb.selectFrom('claim_request').select('uuid').where(mine)),
      ]),
    )
    .orderBy('incident_date', 'desc')
    .execute();
  return rows.map(({ claim_number, claim_type, policy_number, incident_date }) => ({
    claimNumber: claim_number,
    claimType: claim_type,
    policyNumber: policy_number ?? '',
    ...(incident_date && { incidentDate: incident_date }),
  }));
}
