import { calls } from '#machines/service/calls.ts';
import { Failure } from '#machines/calls/failures.ts';
import type { AreaPlugin } from '#server/http/area.ts';
import { routeOf } from '#server/http/route.ts';
import type { Codelists } from './codelists.ts';

/** GET /rest/codelist/:name: 245000002 where there is no such list. */
export const codelist: AreaPlugin<{ readonly codelists: Codelists }> = async (app, { codelists }) => {
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
};
