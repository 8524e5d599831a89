import { calls } from '../../machines/service/calls.ts';
import { getOwnClaim } from '../auth/getOwnClaim.ts';
import { schemaVersion } from '../../machines/claim/stored/migrations.ts';
import { answersIn, findPageOf } from './storedClaim.ts';
import { findDocuments } from '../documents/findDocuments.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';

/** GET /rest/:service/:claimRequestUuid: the report as stored, for its own session. */
export function readClaim(app: App, service: Service): void {
  app.route({
    ...routeOf(calls.readClaim),
    handler: async (request) => {
      const claim = await getOwnClaim(service, request.session, request.params.claimRequestUuid);
      return {
        claimRequestUuid: claim.uuid,
        claimType: claim.claim_type,
        flowType: claim.flow_type,
        referer: claim.referer ?? undefined,
        state: claim.state,
        version: claim.version,
        schemaVersion,
        detail: { ...answersIn(claim) },
        page: findPageOf(service.flows, claim),
        documents: await findDocuments(service.db, claim.uuid),
        result: claim.result ?? undefined,
      };
    },
  });
}
