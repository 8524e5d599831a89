import type { FastifyRequest } from 'fastify';
import { Failure } from '#machines/calls/failures.ts';
import { findPage } from '#machines/flow/compile.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { flowApprovalCalls as calls } from '#machines/service/analysts/flowApprovals.ts';
import type { AreaPlugin } from '#server/http/area.ts';
import { routeOf } from '#server/http/route.ts';
import { mayAnalyse } from '#server/sessions/roles.ts';
import type { Sessions } from '#server/sessions/sessions.ts';
import type { Store } from '#server/store/tables.ts';
import type { Switches } from '#server/switches/openSwitches.ts';
import { draftsByPage } from './draftsByPage.ts';
import { keepApproval, listApprovals } from './keepApproval.ts';

interface Parameters extends Store {
  readonly sessions: Sessions;
  readonly flows: readonly Flow[];
  readonly switches: Pick<Switches, 'features'>;
  /** The inspection is open to everybody. */
  readonly isOpen: boolean;
}

const bodyLimit = 512 * 1024;

/**
 * GET /rest/flow/features: what is not for every report now. GET and POST /rest/flow/:flow/approvals: which states of a flow were approved
 * by whom, and that another is. 403 for whoever may not inspect, and for an approval by anybody but an analyst who has signed in; 404 for
 * a flow that there is not.
 */
export const flowApprovalCalls: AreaPlugin<Parameters> = async (
  app,
  { db, now, sessions, flows, switches, isOpen },
) => {
  const analystIn = (request: FastifyRequest) => {
    const identity = sessions.findOpen(request)?.identity;
    return identity && mayAnalyse(identity) ? identity : undefined;
  };
  const flowOf = (code: string): Flow => {
    const flow = flows.find((one) => one.code === code);
    if (!flow) throw new Failure('404');
    return flow;
  };
  app.route({
    ...routeOf(calls.readFeatures),
    handler: async (request) => {
      if (!isOpen && !analystIn(request)) throw new Failure('403');
      return { features: [...switches.features()] };
    },
  });
  app.route({
    ...routeOf(calls.readFlowApprovals),
    handler: async (request) => {
      const analyst = analystIn(request);
      if (!isOpen && !analyst) throw new Failure('403');
      const flow = flowOf(request.params.flow);
      const drafts = await draftsByPage({ db }, flow);
      return {
        approvals: [...(await listApprovals({ db }, flow.code))],
        mayApprove: analyst !== undefined,
        drafts: drafts.filter(({ page }) => findPage(flow, page) !== undefined),
      };
    },
  });
  app.route({
    ...routeOf(calls.approveFlow),
    bodyLimit,
    handler: async (request) => {
      const analyst = analystIn(request);
      if (!analyst) throw new Failure('403');
      const { code } = flowOf(request.params.flow);
      return keepApproval({ db, now }, { flow: code, text: request.body.text, analyst });
    },
  });
};
