import { calls } from '../../machines/service/calls.ts';
import { getOwnDraft } from '../auth/getOwnClaim.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';
import { findDocuments } from './findDocuments.ts';
import { lockReport } from './lockReport.ts';

/** DELETE /rest/:service/:claimRequestUuid/documents/:documentId; a file that is gone already is no failure. */
export function deleteDocument(app: App, service: Service): void {
  const { db, documents } = service;
  app.route({
    ...routeOf(calls.deleteDocument),
    handler: async (request) => {
      const { claimRequestUuid, documentId } = request.params;
      const claim = await getOwnDraft(service, request.session, claimRequestUuid);
      const removed = await db.transaction().execute(async (trx) => {
        await lockReport(trx, claim.uuid, ['DRAFT']);
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
