import { calls } from '../../machines/service/calls.ts';
import { Failure } from '../../machines/service/failures.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';

/** GET /rest/codelist/:name: 245000002 where there is no such list. */
export function codelist(app: App, { codelists }: Service): void {
  app.route({
    ...routeOf(calls.codelist),
    handler: async (request, reply) => {
      const { name } = request.params;
      const values = codelists.find(name, request.query.parent);
      if (values === undefined) throw new Failure('245000002');
      reply.header('cache-control', 'public, max-age=3600');
      return { name, values: [...values] };
    },
  });
}
