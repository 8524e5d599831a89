import { salesCalls } from '#machines/service/sales/salesCalls.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { mayEnter, mayOperate, mayReadReports, mayWatch } from '#server/sessions/roles.ts';
import type { Sessions } from '#server/sessions/sessions.ts';
import { delegationsOf } from '#server/sessions/delegations.ts';
import type { Store } from '#server/store/tables.ts';
import { trailReachOf } from './trail/trailReader.ts';
import { lookerRoleOf } from './looker.ts';

interface Entering extends Store {
  readonly sessions: Sessions;
}

/** GET /rest/sales/visitor: who works with the sales application; nobody in particular without a sign-in. */
export function salesVisitor(app: App, { db, sessions }: Entering): void {
  app.route({
    ...routeOf(salesCalls.salesVisitor),
    handler: async (request) => {
      const identity = sessions.findOpen(request)?.identity;
      const role = lookerRoleOf(identity);
      const reach = trailReachOf(identity);
      const rights = {
        mayEnter: mayEnter(identity),
        maySearch: role !== undefined,
        mustSayWhy: role === 'operator',
        mayCreate: role === 'agent' || (role === 'assistant' && identity?.actsFor !== undefined),
        mayReport: role === 'agent' || role === 'assistant',
        ...(reach && { looks: reach }),
        ...(mayReadReports(identity) && { mayReadReports: true }),
        ...(mayWatch(identity) && {
          operations: mayOperate(identity) ? ('ACT' as const) : ('READ' as const),
        }),
      };
      if (!identity?.isSignedIn) {
        return { isSignedIn: false, isDelegationRefused: false, delegations: [], ...rights };
      }
      const { name, actsFor, isSignedIn, isDelegationRefused, contact } = identity;
      return {
        ...(name !== undefined && { name }),
        ...(actsFor && { actsFor }),
        ...(contact?.email !== undefined && { email: contact.email }),
        isSignedIn,
        isDelegationRefused,
        delegations: await delegationsOf(db, identity),
        ...rights,
      };
    },
  });
}
