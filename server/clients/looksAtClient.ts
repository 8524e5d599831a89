import { clientCalls as calls } from '#machines/service/clients.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { transact } from '#server/store/transact.ts';
import type { ClientParameters } from './clientParameters.ts';
import { getClient, recordsOf } from './getClient.ts';
import { lookerOf } from './looker.ts';
import { lookingBy, writeLook } from './looks.ts';

const shown = 200;

/** GET /rest/client/:client/look: who has looked at a client, the last look first. It is one itself. Failures of `getClient`. */
export function looksAtClient(app: App, { db, now, sessions }: ClientParameters): void {
  app.route({
    ...routeOf(calls.looksAtClient),
    handler: async (request) => {
      const looking = lookingBy(request, lookerOf(sessions, request), now());
      return transact(db, async (trx) => {
        const { client } = await getClient(trx, looking, request.params.client);
        const rows = await trx
          .selectFrom('look')
          .select(['at', 'actor', 'acts_for', 'action', 'fields', 'reason', 'found'])
          .where('client_id', 'in', recordsOf(client))
          .orderBy('id', 'desc')
          .limit(shown)
          .execute();
        await writeLook(trx, looking, { action: 'LOOKS', client: client.id });
        return {
          looks: rows.map(({ at, actor, acts_for, action, fields, reason, found }) => ({
            at: at.toISOString(),
            actor,
            ...(acts_for && { actsFor: acts_for }),
            action,
            fields: [...fields],
            ...(reason && { reason }),
            ...(found !== null && { found }),
          })),
        };
      });
    },
  });
}
