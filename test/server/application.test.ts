import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { calls } from '#machines/service/calls.ts';
import { identificationCalls } from '#machines/service/identity/identification.ts';
import { clientCalls } from '#machines/service/clients.ts';
import { discountCalls } from '#machines/service/sales/discountCalls.ts';
import { policyCalls } from '#machines/service/sales/policyCalls.ts';
import { vehicleCalls } from '#machines/service/sales/vehicleCalls.ts';
import { recordCalls } from '#machines/service/sales/recordCalls.ts';
import { companyCalls } from '#machines/service/companies.ts';
import { salesCalls } from '#machines/service/sales/salesCalls.ts';
import { flowApprovalCalls } from '#machines/service/analysts/flowApprovals.ts';
import { trafficCalls } from '#machines/service/analysts/traffic.ts';
import { speedCalls } from '#machines/service/sales/speedCalls.ts';
import { trailCalls } from '#machines/service/sales/trailCalls.ts';
import { telephoneCalls } from '#machines/service/sales/telephoneCalls.ts';
import { operationsCalls } from '#machines/service/sales/operationsCalls.ts';
import { incidentCalls } from '#machines/service/sales/incidents.ts';
import { switchCalls } from '#machines/service/sales/switchCalls.ts';
import { personExportCalls } from '#machines/service/sales/personExports.ts';
import { reportCalls } from '#machines/service/sales/reportCalls.ts';
import { assistCalls } from '#machines/service/assist/assistCalls.ts';
import { chatCalls } from '#machines/service/sales/chatCalls.ts';
import { repairShopCalls } from '#machines/service/repairShops.ts';
import { knownClientCalls } from '#machines/service/identity/knownClient.ts';
import { draftLockCalls } from '#machines/service/draftLocks.ts';
import { defaultConfiguration } from '#server/settings/defaultConfiguration.ts';
import { startService, type TestService } from './service.ts';

describe('the application calls', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ build: { hash: 'abc1234', branch: 'main' } });
  });
  afterAll(() => service.close());

  const codes = async (name: string, parent?: string): Promise<string[]> => {
    const { values } = await service.reporter().call(calls.codelist, { params: { name }, query: { parent } });
    return values.map((value) => value.code);
  };

  test('a codelist comes sorted, in three languages', async () => {
    const { values } = await service.reporter().call(calls.codelist, { params: { name: 'damaged-parts' } });
    expect(values[0]).toEqual({
      code: 'CELNI_SKLO',
      name: { cs: 'Čelní sklo', sk: 'Čelné sklo', en: 'Windscreen' },
      categories: ['GLASS', 'FRONT'],
      sortNo: 10,
    });
    expect(values).toEqual(values.toSorted((a, b) => a.sortNo - b.sortNo));
  });

  test('makes come alone, models under their make, and values by their category', async () => {
    const makes = await codes('car-make-model');
    expect(makes).toHaveLength(80);
    expect(makes).toContain('SKODA');
    const models = await codes('car-make-model', 'SKODA');
    expect(models).toContain('SKODA.OCTAVIA');
    expect(models.every((code) => code.startsWith('SKODA.'))).toBe(true);
    expect(await codes('claim-event-type', 'OCR')).toEqual(['CARE']);
    expect(await codes('car-make-model', 'NOBODY')).toEqual([]);
  });

  test.each([
    'risk-type',
    'contract-role',
    'bank-code',
    'death-cause',
    'activity',
    'hospitalization-count',
    'no-work-cause',
    'care-type',
    'document-type',
    'country',
    'car-make-model',
    'element-type',
    'claim-event-type',
    'job-type',
    'person-type',
    'health-cause-type',
    'medical-facility-type',
    'injury-type',
    'ivf-cycle-number',
  ])('the codelist %s of the specification has values', async (name) => {
    expect((await codes(name)).length).toBeGreaterThan(0);
  });

  test('texts come by language and namespace', async () => {
    const params = { language: 'cs', namespace: 'failures' } as const;
    expect(await service.reporter().call(calls.translation, { params })).toMatchObject({
      '245000022': { title: 'Přístup vypršel' },
    });
  });

  test('the configuration has every name of the specification', async () => {
    expect(await service.reporter().call(calls.configuration, {})).toEqual(defaultConfiguration);
  });

  test('the build says which it is', async () => {
    expect(await service.reporter().call(calls.buildInfo, {})).toEqual({ hash: 'abc1234', branch: 'main' });
  });

  test('client log entries are taken in batches of at most a hundred', async () => {
    const reporter = service.reporter();
    const entry = {
      level: 'warn',
      time: '2026-11-20T08:00:00Z',
      event: 'chunk.failed',
      code: 'ChunkLoadError',
    } as const;
    expect(await reporter.call(calls.log, { body: { entries: [entry, entry] } })).toEqual({ accepted: 2 });
    const many = Array.from({ length: 101 }, () => entry);
    expect(await reporter.ask(calls.log, { body: { entries: many } })).toMatchObject({ status: 400 });
  });

  test('alive and ready are two questions', async () => {
    const reporter = service.reporter();
    expect(await reporter.call(calls.live, {})).toEqual({ status: 'ok' });
    expect(await reporter.call(calls.ready, {})).toEqual({ status: 'ok' });
    const documents = { ...failingDocuments, check: () => Promise.reject(new Error('full')) };
    const unready = (await service.another({ documents })).reporter();
    expect(await unready.ask(calls.ready)).toMatchObject({ status: 503, body: { code: '245000000' } });
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('long answers travel as %s where the browser takes it', async (encoding, decompress) => {
    const plain = await service.app.inject({ url: '/rest/codelist/country' });
    const packed = await service.app.inject({
      url: '/rest/codelist/country',
      headers: { 'accept-encoding': encoding },
    });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(decompress(packed.rawPayload)).toEqual(plain.rawPayload);
  });

  test('OpenAPI describes every call of the contract, and a page shows it without anything inline', async () => {
    const reporter = service.reporter();
    const { body } = await reporter.send({ url: '/rest/openapi.json' });
    const described = Object.entries(pathsOf(body)).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const contract = Object.values({
      ...calls,
      ...identificationCalls,
      ...knownClientCalls,
      ...companyCalls,
      ...repairShopCalls,
      ...draftLockCalls,
      ...clientCalls,
      ...recordCalls,
      ...salesCalls,
      ...speedCalls,
      ...trailCalls,
      ...reportCalls,
      ...operationsCalls,
      ...switchCalls,
      ...incidentCalls,
      ...personExportCalls,
      ...chatCalls,
      ...assistCalls,
      ...vehicleCalls,
      ...policyCalls,
      ...discountCalls,
      ...telephoneCalls,
      ...trafficCalls,
      ...flowApprovalCalls,
    }).map((call) => `${call.method} ${call.path.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect(new Set(described)).toEqual(new Set(contract));
    const page = await reporter.send({ url: '/rest/docs/' });
    expect(page.status).toBe(200);
    expect(String(page.body)).not.toMatch(/<script>|<style>|style="/);
  });
});

test('the contract and its page are there for nobody where they are closed', async () => {
  const closed = await startService({ showsContract: false });
  const statusOf = async (url: string) => (await closed.reporter().send({ url })).status;
  const addresses = ['/rest/openapi.json', '/rest/docs', '/rest/docs/', '/rest/docs/json', '/rest/docs/yaml'];
  expect(await Promise.all(addresses.map(statusOf))).toEqual([404, 404, 404, 404, 404]);
  expect(await statusOf('/rest/application/configuration')).toBe(200);
  await closed.close();
});

describe('OpenAPI', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  test('describes a create that is bare, and one that carries answers as a save does', async () => {
    const { body } = await service.reporter().send({ url: '/rest/openapi.json' });
    const { claimType, detail, createKey } = bodyOf(body, '/rest/{service}/create').properties ?? {};
    expect(bodyOf(body, '/rest/{service}/create').required).toEqual(['claimType']);
    expect(claimType).toMatchObject({ type: 'string' });
    expect(detail).toEqual({
      description: expect.stringMatching(/as a save .* version 1/),
      allOf: [bodyOf(body, '/rest/{service}/{claimRequestUuid}/save/{version}')],
    });
    expect(createKey).toMatchObject({
      type: 'string',
      format: 'uuid',
      description: expect.stringMatching(/repeated/),
    });
  });
});

const never = () => Promise.reject(new Error('No file is kept here.'));
const none = async function* () {};
const failingDocuments = {
  keep: never,
  has: never,
  read: never,
  remove: never,
  list: none,
};

function pathsOf(document: unknown): object {
  const isFound = typeof document === 'object' && document !== null && 'paths' in document;
  const paths = isFound ? document.paths : undefined;
  if (typeof paths !== 'object' || paths === null) throw new Error('There are no paths.');
  return paths;
}

const Body = z.looseObject({
  required: z.array(z.string()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
});
const Posted = z.object({
  post: z.object({
    requestBody: z.object({ content: z.object({ 'application/json': z.object({ schema: Body }) }) }),
  }),
});

/** The shape of what is posted to an address. */
const bodyOf = (document: unknown, path: string) =>
  Posted.parse(Reflect.get(pathsOf(document), path)).post.requestBody.content['application/json'].schema;

test('a service is not ready while its database is away, whoever answers for the registers', async () => {
  const registers = { url: 'http://127.0.0.1:9', key: 'nobody is asked', timeout: 100 };
  const own = await startService({ registers });
  const ready = async () => (await own.reporter().send({ url: '/health/ready' })).status;
  expect(await ready()).toBe(200);
  await own.database.close();
  expect(await ready()).toBe(503);
  await own.app.close();
});
