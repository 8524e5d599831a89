import swagger, { type SwaggerTransform } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { calls } from '#machines/service/calls.ts';
import { speedCalls } from '#machines/service/sales/speedCalls.ts';
import { pollHeaders } from '#machines/calls/polling/poll.ts';
import { contractVersion } from './contract/contract.ts';
import { describeContract } from './contract/describeContract.ts';
import { draftReference } from './contract/draftSchema.ts';
import type { App } from './route.ts';

/** The contract as OpenAPI at /rest/openapi.json, and a page to read it at /rest/docs. To be registered before any route. */
export async function describeCalls(app: App, build: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Claim service',
        version: contractVersion,
        description: `Build ${build}`,
        license: { name: 'Unlicensed', identifier: 'UNLICENSED' },
      },
    },
    transform,
    transformObject: (document) =>
      'openapiObject' in document ? describeContract(document.openapiObject) : {},
  });
  await app.register(swaggerUi, { routePrefix: '/rest/docs' });
  app.get('/rest/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}

// What the zod shapes cannot say: headers, the streamed file, the fields a draft may have.
const transform: SwaggerTransform = (document) => {
  const { schema, url } = jsonSchemaTransform(document);
  const method = [document.route.method].flat();
  const isCall = url.startsWith('/rest/') || url.startsWith('/health/');
  if (!isCall || method.includes('HEAD')) return { schema: { ...schema, hide: true }, url };
  return {
    schema: {
      ...schema,
      headers: headersOf(url, method),
      ...(url === calls.uploadDocument.path && method.includes('POST') && { body: fileBody }),
      ...(url === speedCalls.speedUpload.path && method.includes('POST') && { body: binary }),
      ...(url === calls.save.path && { body: draftReference }),
      ...(url === calls.create.path && { body: withDetail(schema.body) }),
    },
    url,
  };
};

const text = { type: 'string' };

function headersOf(url: string, method: readonly string[]): object {
  const changes = !method.includes('GET');
  return {
    type: 'object',
    properties: {
      ...(changes && { 'x-requested-with': text }),
      ...(url === calls.finalize.path && { [pollHeaders.async]: text, [pollHeaders.processId]: text }),
    },
    required: changes ? ['x-requested-with'] : [],
  };
}

const binary = { ...text, format: 'binary' };
const fileBody = {
  type: 'object',
  properties: { documentType: text, file: binary },
  required: ['file'],
};

const Described = z.looseObject({
  properties: z.looseObject({ detail: z.looseObject({ description: z.string() }) }),
});

/** The body of a call whose `detail` is a draft. */
function withDetail(body: unknown): object {
  const { properties, ...described } = Described.parse(body);
  const { description } = properties.detail;
  return { ...described, properties: { ...properties, detail: { description, allOf: [draftReference] } } };
}
