import { Origin } from '#machines/claim/enums.ts';
import { originConfiguration } from '#machines/origins/originConfiguration.ts';
import { salesPaths } from '#machines/sales/paths.ts';
import { calls } from '#machines/service/calls.ts';
import { getOwnClaim, getOwnDraft, type Ownership } from '#server/reports/getOwnClaim.ts';
import { routeOf, type App } from '#server/http/route.ts';
import type { DocumentStore } from '#server/documents/documentStore.ts';
import type { Configuration } from '#machines/service/configuration.ts';

interface Discarding extends Ownership {
  readonly documents: DocumentStore;
  readonly configuration: Configuration;
}

/** POST /rest/:service/:claimRequestUuid/discard: gives up a draft with its answers and files; a repeated call is no failure. */
export function discard(app: App, service: Discarding): void {
  const { db, documents, configuration, now } = service;
  app.route({
    ...routeOf(calls.discard),
    handler: async (request) => {
      const { claimRequestUuid: uuid } = request.params;
      const claim = await getOwnClaim(service, request.session, uuid);
      const { homepageUrl: url } = originConfiguration(Origin.safeParse(claim.referer).data, configuration);
      const clientId = claim.identity?.clientId;
      const answer = { url: clientId === undefined ? url : salesPaths.client(clientId) };
      if (claim.state === 'DISCARDED') return answer;
      const discarded = await db
        .updateTable('claim_request')
        .set({ state: 'DISCARDED', detail: '{}', updated_at: now() })
        .where('uuid', '=', uuid)
        .where('state', '=', 'DRAFT')
        .executeTakeFirst();
      if (discarded.numUpdatedRows === 0n) await getOwnDraft(service, request.session, uuid);
      const files = await db
        .deleteFrom('attachment')
        .where('claim_uuid', '=', uuid)
        .returning('id')
        .execute();
      await Promise.all(files.map((file) => documents.remove(file.id)));
      return answer;
    },
  });
}
