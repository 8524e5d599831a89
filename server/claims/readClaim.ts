import { calls } from '#machines/service/calls.ts';
import { getOwnClaim, type Ownership } from '#server/reports/getOwnClaim.ts';
import { oldestVersionOf } from '#machines/claim/stored/migrations.ts';
import { answersIn, findPageOf } from '#server/reports/storedClaim.ts';
import { findDocuments } from '#server/documents/findDocuments.ts';
import { routeOf, type App } from '#server/http/route.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { resultNow } from './resultNow.ts';
import type { Systems } from '#server/registers/systems.ts';
import type { Store } from '#server/store/tables.ts';

interface Reading extends Ownership, Store {
  readonly flows: readonly Flow[];
  readonly systems: Systems;
}

/** GET /rest/:service/:claimRequestUuid: the report as stored, for its own session. */
export function readClaim(app: App, service: Reading): void {
  app.route({
    ...routeOf(calls.readClaim),
    handler: async (request) => {
      const claim = await getOwnClaim(service, request.session, request.params.claimRequestUuid);
      const detail = answersIn(claim);
      return {
        claimRequestUuid: claim.uuid,
        claimType: claim.claim_type,
        flowType: claim.flow_type,
        referer: claim.referer ?? undefined,
        state: claim.state,
        version: claim.version,
        schemaVersion: oldestVersionOf(detail),
        detail: { ...detail },
        page: findPageOf(service.flows, claim),
        documents: await findDocuments(service.db, claim.uuid),
        result: await resultNow(service, claim),
      };
    },
  });
}
