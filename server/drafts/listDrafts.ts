import { calls } from '../../machines/service/calls.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';
import { listed, listedDraft } from './listedDraft.ts';

/** GET /rest/draft: the drafts of the session, the last edited first; none without a session. */
export function listDrafts(app: App, { db, sessions, flows }: Service): void {
  app.route({
    ...routeOf(calls.listDrafts),
    handler: async ({ session }) => {
      if (session === undefined) return { drafts: [] };
      const rows = await db
        .selectFrom('claim_request')
        .select(listed)
        .where('session_id', '=', session.id)
        .where('state', '=', 'DRAFT')
        .orderBy('updated_at', 'desc')
        .limit(100)
        .execute();
      const isOpen = sessions.isOpen(session);
      return {
        drafts: rows.map((row) =>
          listedDraft(row, { flows, authorised: isOpen && row.opened_at >= session.startedAt }),
        ),
      };
    },
  });
}
