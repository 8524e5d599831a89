import { calls } from '../../machines/service/calls.ts';
import { Failure } from '../../machines/service/failures.ts';
import { addressOf } from '../addressOf.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';
import { createLimit } from '../store/counters.ts';

const bodyLimit = 256 * 1024;
const minute = 60_000;
/** A tab sends twelve batches in a minute, and that only while something is wrong. */
const batches = { max: 120, window: minute };
const bytes = { max: 1024 * 1024, window: minute };

/**
 * POST /rest/log: entries of names and codes, those of a failure with the steps before it, written beside the service's own. So
 * many batches and so many bytes in a minute from one address; 245000000 with 429 beyond.
 */
export function log(app: App, { db }: Service): void {
  const refused = () => new Failure('245000000', { status: 429 });
  const countBatch = createLimit(db, batches, refused);
  const countBytes = createLimit(db, bytes, refused);
  app.route({
    ...routeOf(calls.log),
    bodyLimit,
    handler: async (request) => {
      const address = addressOf(request.ip);
      const size = JSON.stringify(request.body).length;
      // A batch beyond the limit is weighed too.
      await Promise.all([countBatch(`log ${address}`), countBytes(`log bytes ${address}`, size)]);
      const { entries } = request.body;
      for (const { level, ...entry } of entries) request.log[level]({ client: entry }, 'client');
      return { accepted: entries.length };
    },
  });
}
