import type { AreaPlugin } from '#server/http/area.ts';
import type { EmbeddedProvider } from './embeddedProvider.ts';

interface Served {
  readonly embedded: () => Promise<EmbeddedProvider>;
}

/** Serves the embedded provider of identities, which reads its requests itself. Its prefix is `/oidc`. */
export const serveIdentityProvider: AreaPlugin<Served> = async (app, { embedded }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    schema: { hide: true },
    handler: async (request, reply) => {
      const answer = await embedded();
      const headers = Object.entries(app.headersFor(request));
      for (const [name, value] of headers) reply.raw.setHeader(name, value);
      reply.hijack();
      await answer(request.raw, reply.raw);
    },
  });
};
