import { calls } from '../../machines/service/calls.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';
import { listed, listedDraft } from './listedDraft.ts';
import { ofReporter } from './ofReporter.ts';

/**
 * GET /rest/draft: the drafts of the session and, where it is identified or signed in, those of the same reporter, the last edited
 * first; none without a session.
 */
export function listDrafts(app: App, service: Service): void {
  const { db, sessions, now, keepsDrafts } = service;
  app.route({
    ...routeOf(calls.listDrafts),
    handler: async ({ session }) => {
      if (session === undefined) return { drafts: [] };
      const isOpen = sessions.isOpen(session);
      const theirs = isOpen ? await ofReporter(db, session) : undefined;
      const rows = await db
        .selectFrom('claim_request')
        .select([...listed, 'session_id'])
        .where((one) => one.or([one('session_id', '=', session.id), ...(theirs ? [theirs] : [])]))
        .where('state', '=', 'DRAFT')
        .where('updated_at', '>', new Date(now().getTime() - keepsDrafts))
        .orderBy('updated_at', 'desc')
        .limit(100)
        .execute();
      return {
        drafts: rows.map((row) =>
          listedDraft(row, {
            ...service,
            authorised: isOpen && row.session_id === session.id && row.opened_at >= session.startedAt,
          }),
        ),
      };
    },
  });
}
