import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { App } from './route.ts';

/** The contract as OpenAPI at /rest/openapi.json, and a page to read it at /rest/docs. Before any route. */
export async function describeCalls(app: App, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Claim service', version },
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
      },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: '/rest/docs', staticCSP: true });
  app.get('/rest/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
