import { randomUUID } from 'node:crypto';
import { calls } from '../../machines/service/calls.ts';
import { Origin, type FlowType } from '../../machines/claim/enums.ts';
import { emptyClaimsData, serviceOf, type ClaimService } from '../../machines/service/claimRequest.ts';
import { Failure } from '../../machines/service/failures.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';

const flowTypeOf = {
  claim: 'DRAFT',
  upload: 'UPLOAD',
  question: 'QUESTION',
} as const satisfies Record<ClaimService, FlowType>;

/**
 * POST /rest/:service/create: a report that belongs to the session of the caller, which is opened when there is none. 245000501
 * for a product line the operator does not offer, 245000030 for a flow of another service.
 */
export function create(app: App, { db, sessions, configuration, now }: Service): void {
  app.route({
    ...routeOf(calls.create),
    handler: async (request, reply) => {
      const { claimType, flowType = flowTypeOf[request.params.service], referer } = request.body;
      if (serviceOf[flowType] !== request.params.service) {
        throw new Failure('245000030', { params: { name: 'flowType' } });
      }
      if (!configuration.productLines.includes(claimType)) throw new Failure('245000501');
      const session = await sessions.open(request, reply);
      const uuid = randomUUID();
      await db
        .insertInto('claim_request')
        .values({
          uuid,
          session_id: session.id,
          opened_at: now(),
          claim_type: claimType,
          flow_type: flowType,
          referer: originOf(referer),
          detail: '{}',
          created_at: now(),
          updated_at: now(),
        })
        .execute();
      return { activeClaimUuid: uuid, version: 0, claimsData: [emptyClaimsData(uuid, claimType)] };
    },
  });
}

/** Origins that are accepted only with a landing token. */
const withToken: readonly Origin[] = ['CLIENT_ZONE', 'SALES_APP'];

function originOf(referer: string | undefined): Origin | null {
  const origin = Origin.safeParse(referer);
  return origin.success && !withToken.includes(origin.data) ? origin.data : null;
}
