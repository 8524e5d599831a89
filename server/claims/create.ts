import { calls } from '#machines/service/calls.ts';
import type { FlowType } from '#machines/claim/enums.ts';
import { emptyClaimsData, serviceOf, type ClaimService } from '#machines/service/claimRequest.ts';
import { Failure } from '#machines/calls/failures.ts';
import { whoReports } from '#server/reports/whoReports.ts';
import { reportingAs } from '#server/sessions/clientCases.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { firstDraft, newReport, storeOrTakeUp, type Offered } from '#server/reports/newReport.ts';
import { spokenLanguage } from '#server/http/spokenLanguage.ts';
import type { Store } from '#server/store/tables.ts';
import type { Sessions } from '#server/sessions/sessions.ts';
import type { Switches } from '#server/switches/openSwitches.ts';

interface Creating extends Store, Pick<Offered, 'flows'> {
  readonly switches: Pick<Switches, 'configured'>;
  readonly sessions: Sessions;
}

const flowTypeOf = {
  claim: 'DRAFT',
  upload: 'UPLOAD',
  question: 'QUESTION',
} as const satisfies Record<ClaimService, FlowType>;

/**
 * POST /rest/:service/create: a report that belongs to the session of the caller, which is opened when there is none. With a
 * detail it is created and saved in one. 245000501 for a product line the operator does not offer, 245000030 for a flow of
 * another service and for a detail of a wrong shape, which creates nothing.
 */
export function create(app: App, { sessions, ...service }: Creating): void {
  app.route({
    ...routeOf(calls.create),
    handler: async (request, reply) => {
      const {
        claimType,
        flowType = flowTypeOf[request.params.service],
        referer,
        detail,
        clientCase,
        createKey,
      } = request.body;
      if (serviceOf[flowType] !== request.params.service) {
        throw new Failure('245000030', { params: { name: 'flowType' } });
      }
      const { identity } = await reportingAs(service, sessions.findOpen(request), clientCase);
      const reporting = whoReports(identity, referer);
      const configuration = service.switches.configured();
      const draft = firstDraft({ ...service, configuration }, { claimType, flowType, reporting, detail });
      const { id: sessionId } = await sessions.open(request, reply);
      const language = spokenLanguage(request, configuration);
      const begun = { sessionId, claimType, flowType, reporting, draft, language, createKey };
      const report = newReport(service, begun);
      const { uuid, version } = await storeOrTakeUp(service, report);
      return { activeClaimUuid: uuid, version, claimsData: [emptyClaimsData(uuid, claimType)] };
    },
  });
}
