import { calls } from '#machines/service/calls.ts';
import { getOwnClaim, type Ownership } from '#server/reports/getOwnClaim.ts';
import { checkState } from '#server/reports/checkState.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { findDocuments } from './findDocuments.ts';
import { lockReport } from './lockReport.ts';
import type { DocumentStore } from './documentStore.ts';
import { transact } from '#server/store/transact.ts';

interface OwnFiles extends Ownership {
  readonly documents: DocumentStore;
}

/**
 * DELETE /rest/:service/:claimRequestUuid/documents/:documentId; a file that is gone already is no failure. Of a sent claim only
 * the note that a file was refused can be taken away.
 */
export function deleteDocument(app: App, service: OwnFiles): void {
  const { db, documents } = service;
  app.route({
    ...routeOf(calls.deleteDocument),
    handler: async (request) => {
      const { claimRequestUuid, documentId } = request.params;
      const claim = await getOwnClaim(service, request.session, claimRequestUuid);
      checkState(claim.state, ['DRAFT', 'FINAL']);
      const removed = await transact(db, async (trx) => {
        const state = await lockReport(trx, claim.uuid, ['DRAFT', 'FINAL']);
        const file = await trx
          .selectFrom('attachment')
          .select('state')
          .where('id', '=', documentId)
          .where('claim_uuid', '=', claim.uuid)
          .executeTakeFirst();
        if (file?.state !== 'REFUSED') checkState(state, ['DRAFT']);
        return trx
          .deleteFrom('attachment')
          .where('id', '=', documentId)
          .where('claim_uuid', '=', claim.uuid)
          .executeTakeFirst();
      });
      if (removed.numDeletedRows > 0n) await documents.remove(documentId);
      return { documents: await findDocuments(db, claim.uuid) };
    },
  });
}
