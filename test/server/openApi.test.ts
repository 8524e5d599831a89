import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { FailureBody } from '#machines/calls/failures.ts';
import { changes, contract, contractVersion, needsSession } from '#server/http/contract/contract.ts';
import { failuresOf } from '#server/http/contract/failuresOf.ts';
import { pathOf } from '#machines/service/pathOf.ts';
import { startService, type TestService } from './service.ts';

const Answer = z.looseObject({
  description: z.string(),
  content: z
    .object({
      'application/json': z.looseObject({
        schema: z.unknown(),
        examples: z.record(z.string(), z.object({ value: FailureBody })).optional(),
      }),
    })
    .optional(),
});
const Operation = z.looseObject({
  operationId: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  responses: z.record(z.string(), Answer),
});
const Document = z.looseObject({
  info: z.looseObject({ version: z.string() }),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
});

describe('the contract as an integrator reads it', () => {
  let service: TestService;
  let document: z.infer<typeof Document>;
  beforeAll(async () => {
    service = await startService();
    document = Document.parse((await service.reporter().send({ url: '/rest/openapi.json' })).body);
  });
  afterAll(() => service.close());

  const operations = () => Object.values(document.paths).flatMap((methods) => Object.values(methods));

  test('has a version of its own, and names every call once', () => {
    expect(document.info.version).toBe(contractVersion);
    const names = operations().map(({ operationId }) => operationId);
    expect(names.toSorted()).toEqual(Object.keys(contract).toSorted());
  });

  test('says of every call what it is refused without', () => {
    const told = Object.fromEntries(
      operations().map(({ operationId, security }) => [operationId, security.flatMap(Object.keys)]),
    );
    const { save, whoAmI, takeOver, readClaim } = told;
    expect({ save, whoAmI, takeOver, readClaim }).toEqual({
      save: ['session', 'requestedWith'],
      whoAmI: [],
      takeOver: ['requestedWith'],
      readClaim: ['session'],
    });
  });

  test.each(Object.keys(contract))('tells the truth of what %s is refused without', async (name) => {
    const { method, path } = contract[name] ?? { method: 'GET', path: '' };
    const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e';
    const named = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, gap = '']) => [gap, uuid]));
    const url = pathOf(path, {
      ...named,
      service: 'claim',
      version: 0,
      language: 'cs',
      namespace: 'shared',
      name: 'country',
      claimType: 'car',
    });
    const bare = await service.app.inject({ method, url, ...(method !== 'GET' && { payload: {} }) });
    const isRefused = bare.statusCode === 403 && Object(bare.json()).code === '245000022';
    expect(isRefused).toBe(changes(name));
    const { body } = await service.reporter().send({ method, url });
    const isOfSession = ['245000007', '245000009', '245000013'].includes(Object(body).code);
    if (!needsSession(name)) expect(isOfSession).toBe(false);
  });

  test.each(Object.keys(contract).filter(changes))(
    'says what %s answers to a body that cannot be read',
    async (name) => {
      const { method, path } = contract[name] ?? { method: 'POST', path: '' };
      const url = path.replaceAll(/:\w+/g, '1');
      const headers = { 'content-type': 'application/json' };
      const { status } = await service.reporter().send({ method, url, body: '{', headers });
      expect(failuresOf(name).map((one) => one.status)).toContain(status);
    },
  );

  test('says of every call which failures it may answer with, in which shape, with an example of each', () => {
    expect(document.components.schemas['Failure']).toMatchObject({
      type: 'object',
      required: ['code', 'message', 'status', 'requestId'],
    });
    for (const { operationId, responses } of operations()) {
      const told = Object.entries(responses).flatMap(([status, { content }]) =>
        Object.keys(content?.['application/json'].examples ?? {}).map((code) => ({
          code,
          status: Number(status),
        })),
      );
      const order = (one: readonly { code: string; status: number }[]) =>
        one.map(({ status, code }) => `${status} ${code}`).toSorted();
      expect([operationId, order(told)]).toEqual([operationId, order(failuresOf(operationId))]);
    }
  });
});
