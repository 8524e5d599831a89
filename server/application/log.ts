import { calls } from '#machines/service/calls.ts';
import { tooManyCalls } from '#server/http/tooMany.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { createCallerLimit, type Counted } from '#server/sessions/callers.ts';
import type { Db } from '#server/store/tables.ts';

const bodyLimit = 256 * 1024;

/**
 * POST /rest/log: entries of names and codes, those of a failure with the steps before it, written beside the service's own. So
 * many batches and so many bytes in a minute from one address; 245000000 with 429 beyond.
 */
export function log(app: App, { db, callerOf, limits }: Counted & { readonly db: Db }): void {
  const countBatch = createCallerLimit(db, { ofAddress: limits.logBatchesOfAddress }, tooManyCalls);
  const countBytes = createCallerLimit(db, { ofAddress: limits.logBytesOfAddress }, tooManyCalls);
  app.route({
    ...routeOf(calls.log),
    bodyLimit,
    handler: async (request) => {
      const caller = callerOf(request);
      const size = JSON.stringify(request.body).length;
      // A batch beyond the limit is weighed too.
      await Promise.all([countBatch('log', caller), countBytes('log bytes', caller, size)]);
      const { entries } = request.body;
      for (const { level, ...entry } of entries) request.log[level]({ client: entry }, 'client');
      return { accepted: entries.length };
    },
  });
}
