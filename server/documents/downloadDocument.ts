import { calls } from '#machines/service/calls.ts';
import { Failure } from '#machines/calls/failures.ts';
import { getOwnClaim, type Ownership } from '#server/reports/getOwnClaim.ts';
import { routeOf, type App } from '#server/http/route.ts';
import type { DocumentStore } from './documentStore.ts';
import { headersOf } from './headersOf.ts';

interface OwnFiles extends Ownership {
  readonly documents: DocumentStore;
}

/**
 * GET /rest/:service/:claimRequestUuid/documents/:documentId: one file of a report, for its own session. It is sent to be kept
 * and never to be opened in place: what somebody else's file may hold must not act as a page of ours. 404 for one that is not
 * with the report, or not yet known to be no danger.
 */
export function downloadDocument(app: App, service: OwnFiles): void {
  const { db, documents } = service;
  app.route({
    ...routeOf(calls.downloadDocument),
    handler: async (request, reply) => {
      const { claimRequestUuid, documentId } = request.params;
      const claim = await getOwnClaim(service, request.session, claimRequestUuid);
      const file = await db
        .selectFrom('attachment')
        .select(['name', 'size', 'type'])
        .where('id', '=', documentId)
        .where('claim_uuid', '=', claim.uuid)
        .where('state', '=', 'STORED')
        .executeTakeFirst();
      if (file === undefined) throw new Failure('404');
      const content = await documents.read(documentId);
      reply.headers(headersOf(file));
      return reply.send(content);
    },
  });
}
