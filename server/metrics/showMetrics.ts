import plugin from 'fastify-plugin';
import { Failure } from '#machines/calls/failures.ts';
import { showsKey } from '#server/http/showsKey.ts';
import type { Measures } from './openMeasures.ts';

interface Parameters {
  readonly measures: Measures;
  /** What whoever reads them shows; nobody does without it. */
  readonly metricsKey: string | undefined;
}

/** Where the measures are read. */
export const metricsPath = '/metrics';

/**
 * Notes every call that is answered, and GET /metrics: the measures in the format of Prometheus, for whoever shows the key as a bearer
 * token; 403 for anybody else. Where no key is set nothing is noted, and the answer is 404.
 */
export const showMetrics = plugin<Parameters>(async (app, { measures, metricsKey }) => {
  if (metricsKey === undefined) return;
  app.addHook('onResponse', async (request, reply) => {
    measures.noteCall({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      code: request.failureCode,
      seconds: reply.elapsedTime / 1000,
    });
  });
  app.get(metricsPath, { schema: { hide: true } }, async (request, reply) => {
    if (!showsKey(request, metricsKey)) throw new Failure('403');
    const { type, text } = await measures.read();
    reply.header('cache-control', 'no-store').type(type);
    return text;
  });
});
