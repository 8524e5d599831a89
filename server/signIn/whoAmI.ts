import { calls } from '#machines/service/calls.ts';
import { identifiedCookie } from '#machines/service/identity/identifiedCookie.ts';
import { salesPaths } from '#machines/sales/paths.ts';
import type { Who } from '#machines/service/identity/identity.ts';
import { routeOf, type App } from '#server/http/route.ts';
import type { Db, Store } from '#server/store/tables.ts';
import { reportingAs, type Reporter } from '#server/sessions/clientCases.ts';
import { delegationsOf } from '#server/sessions/delegations.ts';
import type { Sessions } from '#server/sessions/sessions.ts';

interface Asking extends Store {
  readonly sessions: Sessions;
}

/**
 * GET /rest/session: who the open session of the browser is identified as, with a case for which client; nobody in particular without
 * one.
 */
export function whoAmI(app: App, { sessions, ...store }: Asking): void {
  app.route({
    ...routeOf(calls.whoAmI),
    handler: async (request, reply) => {
      const reporter = await reportingAs(store, sessions.findOpen(request), request.query.clientCase);
      if (!reporter.identity) reply.clearCookie(identifiedCookie, { path: '/' });
      return whoIs(store.db, reporter);
    },
  });
}

const nobody: Who = {
  identification: 'UNIDENTIFIED',
  policies: [],
  roles: ['reporter'],
  isSignedIn: false,
  isDelegationRefused: false,
  delegations: [],
};

/** What a browser learns of the visitor it has proved to be. */
export async function whoIs(db: Db, { identity, clientCase }: Reporter): Promise<Who> {
  if (!identity) return nobody;
  const { subject: _, client, actsUntil: __, clientId, ...told } = identity;
  const name = client?.fullName ?? client?.companyName;
  return {
    ...told,
    delegations: identity.isSignedIn ? await delegationsOf(db, identity) : [],
    ...(clientCase && { clientCase }),
    ...(clientId && { reportsFor: { ...(name && { name }), returnTo: salesPaths.client(clientId) } }),
  };
}
