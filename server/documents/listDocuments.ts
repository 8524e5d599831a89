import { calls } from '../../machines/service/calls.ts';
import { getOwnClaim } from '../auth/getOwnClaim.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';
import { findDocuments } from './findDocuments.ts';

/** GET /rest/:service/:claimRequestUuid/documents. */
export function listDocuments(app: App, service: Service): void {
  app.route({
    ...routeOf(calls.listDocuments),
    handler: async (request) => {
      const claim = await getOwnClaim(service, request.session, request.params.claimRequestUuid);
      return { documents: await findDocuments(service.db, claim.uuid) };
    },
  });
}
