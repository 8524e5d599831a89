import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '#machines/calls/failures.ts';
import { sendFailure } from './failureHandler.ts';
import type { App } from './route.ts';

interface KnownRoute {
  readonly methods: readonly string[];
  readonly matches: RegExp;
}

/**
 * Answers requests that no route takes: 405 where the path is served by other methods, else what `otherwise` replies, else 404.
 */
export function answerUnknownPaths(
  app: App,
  otherwise: (
    request: FastifyRequest,
    reply: FastifyReply,
  ) => FastifyReply | Promise<FastifyReply> | undefined,
): void {
  const known: KnownRoute[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    if (url.includes('*')) return;
    const pattern = url.replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/:\w+/g, '[^/]+');
    known.push({ methods: [method].flat(), matches: new RegExp(`^${pattern}$`) });
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const allowed = known.filter((route) => route.matches.test(path)).flatMap((route) => route.methods);
    if (allowed.length > 0) {
      reply.header('allow', [...new Set(allowed)].join(', '));
      return sendFailure(request, reply, new Failure('404', { status: 405 }));
    }
    return otherwise(request, reply) ?? sendFailure(request, reply, new Failure('404'));
  });
}
