import { calls } from '../../machines/service/calls.ts';
import { getOwnDraft } from '../auth/getOwnClaim.ts';
import { mayInspectAlone } from '../systems/findPolicyOf.ts';
import { detailOf } from '../claims/storedClaim.ts';
import { askingFor } from '../lookups/asking.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';

/** GET /rest/damaged-object/:claimRequestUuid/self-inspection: allowed for the vehicles that the insurer allows it for, and for
 * small damage to a home on a policy that insures it. */
export function selfInspection(app: App, service: Service): void {
  app.route({
    ...routeOf(calls.selfInspection),
    handler: async (request) => {
      const row = await getOwnDraft(service, request.session, request.params.claimRequestUuid);
      const { systems } = askingFor(service, request, row.uuid);
      const claim = detailOf(row);
      const { damageSize = claim.damageSize } = request.query;
      return { selfInspectionAuthorized: await mayInspectAlone(systems, { ...claim, damageSize }) };
    },
  });
}
