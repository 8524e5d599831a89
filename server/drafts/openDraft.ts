import { Failure } from '../../machines/service/failures.ts';
import { calls } from '../../machines/service/calls.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';

/** POST /rest/draft/:claimRequestUuid/open: a draft opens again for the browser that made it, and for no other (245000011). */
export function openDraft(app: App, { db, sessions, now }: Service): void {
  app.route({
    ...routeOf(calls.openDraft),
    handler: async (request, reply) => {
      const { claimRequestUuid } = request.params;
      if (request.session === undefined) throw new Failure('245000007');
      const session = await sessions.open(request, reply);
      const opened = await db
        .updateTable('claim_request')
        .set({ opened_at: now() })
        .where('uuid', '=', claimRequestUuid)
        .where('session_id', '=', session.id)
        .where('state', '=', 'DRAFT')
        .executeTakeFirst();
      if (opened.numUpdatedRows === 0n) throw new Failure('245000011');
      return { claimRequestUuid };
    },
  });
}
