import type { App } from '../route.ts';
import type { HeadersFor } from '../security.ts';
import type { EmbeddedProvider } from './embeddedProvider.ts';

/** Serves the embedded provider of identities below `/oidc`, which reads its requests itself. Nothing where there is none. */
export async function serveIdentityProvider(
  app: App,
  embedded: (() => Promise<EmbeddedProvider>) | undefined,
  headersFor: HeadersFor,
): Promise<void> {
  if (!embedded) return;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.route({
      method: ['GET', 'POST'],
      url: '/oidc/*',
      schema: { hide: true },
      handler: async (request, reply) => {
        const answer = await embedded();
        for (const [name, value] of Object.entries(headersFor(request))) reply.raw.setHeader(name, value);
        reply.hijack();
        await answer(request.raw, reply.raw);
      },
    });
  });
}
