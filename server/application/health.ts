import { sql } from 'kysely';
import { calls } from '../../machines/service/calls.ts';
import { Failure } from '../../machines/service/failures.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';

/** GET /health/live and /health/ready: the process is alive; the database answers and files can be stored. */
export function health(app: App, { db, documents }: Service): void {
  app.route({ ...routeOf(calls.live), handler: async () => ({ status: 'ok' as const }) });
  app.route({
    ...routeOf(calls.ready),
    handler: async () => {
      try {
        await sql`select 1`.execute(db);
        await documents.check();
      } catch (cause) {
        throw new Failure('245000000', { status: 503, cause });
      }
      return { status: 'ok' as const };
    },
  });
}
