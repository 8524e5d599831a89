import { calls } from '#machines/service/calls.ts';
import { getOwnDraft, type Ownership } from '#server/reports/getOwnClaim.ts';
import { mayInspectAlone } from '#server/registers/findPolicyOf.ts';
import { detailOf } from '#server/reports/storedClaim.ts';
import { registersFor, type CountedRegisters } from '#server/lookups/registersFor.ts';
import { routeOf, type App } from '#server/http/route.ts';

/** GET /rest/damaged-object/:claimRequestUuid/self-inspection: allowed for the vehicles that the insurer allows it for, and for
 * small damage to a home on a policy that insures it. */
export function selfInspection(app: App, service: Ownership & CountedRegisters): void {
  app.route({
    ...routeOf(calls.selfInspection),
    handler: async (request) => {
      const row = await getOwnDraft(service, request.session, request.params.claimRequestUuid);
      const { systems } = registersFor(service, request, row.uuid);
      const claim = detailOf(row);
      const { damageSize = claim.damageSize } = request.query;
      return { selfInspectionAuthorized: await mayInspectAlone(systems, { ...claim, damageSize }) };
    },
  });
}
