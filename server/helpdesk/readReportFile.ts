import { Failure } from '#machines/calls/failures.ts';
import { markOf } from '#machines/service/draftLocks.ts';
import { reportCalls as calls } from '#machines/service/sales/reportCalls.ts';
import { lookingBy, writeLook } from '#server/clients/looks.ts';
import type { DocumentStore } from '#server/documents/documentStore.ts';
import { findDocuments } from '#server/documents/findDocuments.ts';
import { headersOf } from '#server/documents/headersOf.ts';
import { routeOf, type App } from '#server/http/route.ts';
import type { Sessions } from '#server/sessions/sessions.ts';
import type { Store } from '#server/store/tables.ts';
import { transact } from '#server/store/transact.ts';
import { helperBy } from './helper.ts';

interface Files extends Store {
  readonly sessions: Sessions;
  readonly documents: DocumentStore;
}

/**
 * POST /rest/report/:report/documents/:document: an operator looks at one file of a report, and the look is on the trail, with why. 403 for
 * anybody else, 404 for a file that is not with the report, was refused, or is not yet known to be no danger. Source: specification section 6.
 */
export function readReportFile(app: App, { db, now, sessions, documents }: Files): void {
  app.route({
    ...routeOf(calls.readReportFile),
    handler: async (request, reply) => {
      const helper = helperBy(sessions, request);
      if (helper.role !== 'operator') throw new Failure('403');
      const { report, document } = request.params;
      const file = await transact(db, async (trx) => {
        const files = await findDocuments(trx, report);
        const found = files.find(({ documentId, state }) => documentId === document && state === undefined);
        if (!found) throw new Failure('404');
        await writeLook(trx, lookingBy(request, helper, now()), {
          action: 'OPEN',
          fields: [`report ${markOf(report)}`, `document ${markOf(document)}`],
          need: request.body,
        });
        return found;
      });
      const content = await documents.read(document);
      reply.headers(headersOf(file));
      return reply.send(content);
    },
  });
}
