import { sql } from 'kysely';
import { calls } from '#machines/service/calls.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { delegationIn } from '#server/reports/delegationIn.ts';
import { listed, listedDraft, type ListedDrafts } from './listedDraft.ts';
import { isOpenIn } from '#server/reports/isOpenIn.ts';
import { listSent } from '#server/reports/listSent.ts';
import { ofReporter } from '#server/reports/ofReporter.ts';

/**
 * GET /rest/draft: the drafts of the session and, where it is identified or signed in, those of the same reporter and those begun for
 * them, the last edited first; and in the same way what was sent. None without a session.
 */
export function listDrafts(app: App, service: ListedDrafts): void {
  const { db, sessions, keepsDrafts } = service;
  app.route({
    ...routeOf(calls.listDrafts),
    handler: async ({ session }) => {
      if (session === undefined) return { drafts: [], sent: [] };
      const isOpen = sessions.isOpen(session);
      const now = service.now();
      const theirs = isOpen ? await ofReporter(db, session) : undefined;
      const rows = await db
        .selectFrom('claim_request')
        .select([...listed, 'session_id', 'identity', (theirs ?? sql<boolean>`false`).as('is_theirs')])
        .where((one) => one.or([one('session_id', '=', session.id), ...(theirs ? [theirs] : [])]))
        .where('state', '=', 'DRAFT')
        .where('updated_at', '>', new Date(now.getTime() - keepsDrafts))
        .orderBy('updated_at', 'desc')
        .limit(100)
        .execute();
      return {
        drafts: rows.map((row) =>
          listedDraft(row, {
            ...service,
            // An expired session is nobody's: whoever looks at its list may be somebody else.
            delegation: isOpen ? delegationIn(row) : undefined,
            proven: row.is_theirs,
            authorised: isOpen && isOpenIn(session, row),
          }),
        ),
        sent: await listSent(db, { session, isOpen, theirs, now }),
      };
    },
  });
}
