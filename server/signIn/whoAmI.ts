import { calls } from '#machines/service/calls.ts';
import { identifiedCookie } from '#machines/service/identity/identifiedCookie.ts';
import type { Identity, Who } from '#machines/service/identity/identity.ts';
import { routeOf, type App } from '#server/http/route.ts';
import type { Db } from '#server/store/tables.ts';
import { delegationsOf } from './delegations.ts';
import type { Sessions } from '#server/sessions/sessions.ts';

interface Asking {
  readonly db: Db;
  readonly sessions: Sessions;
}

/** GET /rest/session: who the open session of the browser is identified as; nobody in particular without one. */
export function whoAmI(app: App, { db, sessions }: Asking): void {
  app.route({
    ...routeOf(calls.whoAmI),
    handler: async (request, reply) => {
      const identity = sessions.findOpen(request)?.identity ?? null;
      if (!identity) reply.clearCookie(identifiedCookie, { path: '/' });
      return whoIs(db, identity);
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
export async function whoIs(db: Db, identity: Identity | null): Promise<Who> {
  if (!identity) return nobody;
  const { subject: _, ...told } = identity;
  return { ...told, delegations: identity.isSignedIn ? await delegationsOf(db, identity) : [] };
}
