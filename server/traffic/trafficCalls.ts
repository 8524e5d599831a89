import { Failure } from '#machines/calls/failures.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import { trafficCalls as calls } from '#machines/service/analysts/traffic.ts';
import type { AreaPlugin } from '#server/http/area.ts';
import { routeOf } from '#server/http/route.ts';
import { tooManyCalls } from '#server/http/tooMany.ts';
import { createCallerLimit, type Counted } from '#server/sessions/callers.ts';
import { mayAnalyse } from '#server/sessions/roles.ts';
import type { Sessions } from '#server/sessions/sessions.ts';
import type { Store } from '#server/store/tables.ts';
import { addTraffic } from './addTraffic.ts';
import { knownCounts } from './knownCounts.ts';
import { readTraffic } from './readTraffic.ts';

interface Parameters extends Store, Counted {
  readonly sessions: Sessions;
  readonly configuration: Configuration;
  readonly flows: readonly AnyFlow[];
}

const bodyLimit = 64 * 1024;

/**
 * POST and GET /rest/traffic: what happened on the pages of the flows, in numbers. Counts of what a flow does not have are dropped; where
 * the operator wants nothing counted, all are. So many batches from one address, 245000000 with 429 beyond; 403 for whoever may not inspect.
 */
export const trafficCalls: AreaPlugin<Parameters> = async (app, parameters) => {
  const { db, now, sessions, configuration, flows, callerOf, limits } = parameters;
  const count = createCallerLimit(db, { ofAddress: limits.logBatchesOfAddress }, tooManyCalls);
  app.route({
    ...routeOf(calls.addTraffic),
    bodyLimit,
    // What is only counted is nobody's doing.
    config: { isBackground: true },
    handler: async (request) => {
      await count('traffic', callerOf(request));
      const { counts, ...counted } = request.body;
      const flow = flows.find(({ code }) => code === counted.flow);
      const known = flow && configuration.countsTraffic ? knownCounts(flow, counts) : [];
      await addTraffic({ db, now }, counted, known);
      return { counted: known.length };
    },
  });
  app.route({
    ...routeOf(calls.readTraffic),
    handler: async (request) => {
      if (!configuration.devTools && !mayAnalyse(sessions.findOpen(request)?.identity))
        throw new Failure('403');
      const { version, isMade } = request.query;
      return readTraffic({ db }, request.params.flow, {
        version,
        isMade: isMade === undefined ? undefined : isMade === 'true',
      });
    },
  });
};
