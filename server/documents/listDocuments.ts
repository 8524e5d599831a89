import { calls } from '#machines/service/calls.ts';
import { getOwnClaim, type Ownership } from '#server/reports/getOwnClaim.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { findDocuments } from './findDocuments.ts';

/** GET /rest/:service/:claimRequestUuid/documents. */
export function listDocuments(app: App, ownership: Ownership): void {
  app.route({
    ...routeOf(calls.listDocuments),
    handler: async (request) => {
      const claim = await getOwnClaim(ownership, request.session, request.params.claimRequestUuid);
      return { documents: await findDocuments(ownership.db, claim.uuid) };
    },
  });
}
