import { calls } from '#machines/service/calls.ts';
import { Failure } from '#machines/calls/failures.ts';
import { getOwnClaim, type Ownership } from '#server/reports/getOwnClaim.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { answerProcess, type Polling } from './processAnswer.ts';

interface Polled extends Ownership {
  readonly polling: Polling;
}

/** GET /rest/pollable/:processId, for the session the report belongs to; 245000001 for an unknown process. */
export function pollable(app: App, service: Polled): void {
  const { db, polling } = service;
  app.route({
    ...routeOf(calls.pollable),
    handler: async (request, reply) => {
      const { processId } = request.params;
      const row = await db
        .selectFrom('process')
        .select('claim_uuid')
        .where('id', '=', processId)
        .executeTakeFirst();
      if (row === undefined) throw new Failure('245000001');
      await getOwnClaim(service, request.session, row.claim_uuid);
      return answerProcess(db, reply, { processId, polling });
    },
  });
}
