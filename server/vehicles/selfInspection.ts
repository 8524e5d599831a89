import { calls } from '#machines/service/calls.ts';
import { getOwnDraft, type Ownership } from '#server/reports/getOwnClaim.ts';
import { mayInspectAlone } from '#server/registers/findPolicyOf.ts';
import { detailOf } from '#server/reports/storedClaim.ts';
import { registersFor, type CountedRegisters } from '#server/lookups/registersFor.ts';
import type { Switches } from '#server/switches/openSwitches.ts';
import { routeOf, type App } from '#server/http/route.ts';

/** What tells for which reports it is offered at all. */
export interface InspectingAlone {
  readonly switches: Pick<Switches, 'offeredTo'>;
}

/** GET /rest/damaged-object/:claimRequestUuid/self-inspection: allowed for the vehicles that the insurer allows it for, and for
 * small damage to a home on a policy that insures it, unless an operator has switched it off. */
export function selfInspection(app: App, service: Ownership & CountedRegisters & InspectingAlone): void {
  app.route({
    ...routeOf(calls.selfInspection),
    handler: async (request) => {
      const row = await getOwnDraft(service, request.session, request.params.claimRequestUuid);
      const { systems } = registersFor(service, request, row.uuid);
      const claim = detailOf(row);
      const { damageSize = claim.damageSize } = request.query;
      const isOffered = service.switches.offeredTo(row);
      const asked = { ...claim, damageSize };
      return { selfInspectionAuthorized: await mayInspectAlone({ systems, isOffered }, asked) };
    },
  });
}
