import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { failures } from '#machines/calls/failures.ts';
import type { Systems } from '#server/registers/systems.ts';
import { DatabaseAway } from '#server/store/databaseAway.ts';
import { begin } from './drafts.ts';
import type { Sent } from './reporter.ts';
import { startService, type TestService } from './service.ts';

const uuid = '00000000-0000-4000-8000-000000000000';
const json = { 'content-type': 'application/json' };
const post = (url: string, body: Sent['body'] = {}): Sent => ({ method: 'POST', url, body, headers: json });

const cases: readonly [what: string, sent: Sent, code: string, status: number][] = [
  ['malformed JSON', post('/rest/claim/create', '{ "claimType": '), '245000030', 400],
  ['an empty JSON body', post('/rest/claim/create', ''), '245000030', 400],
  ['JSON that is no object', post('/rest/claim/create', '12'), '245000030', 400],
  ['a missing answer', post('/rest/claim/create', {}), '245000030', 400],
  [
    'JSON that reaches for the prototype',
    post('/rest/claim/create', '{"__proto__":{"a":1}}'),
    '245000030',
    400,
  ],
  [
    'a body beyond the limit',
    post(`/rest/claim/${uuid}/save/0`, { moreInfo: 'x'.repeat(2 ** 20) }),
    '245000030',
    413,
  ],
  [
    'a body of another kind',
    {
      ...post('/rest/claim/create', 'a=b'),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
    '245000030',
    415,
  ],
  [
    'a flow of another service',
    post('/rest/upload/create', { claimType: 'car', flowType: 'DRAFT' }),
    '245000030',
    400,
  ],
  ['a service that is none', post('/rest/nothing/create', { claimType: 'car' }), '404', 404],
  ['an unknown uuid', { url: `/rest/claim/${uuid}` }, 'ACTIVE_REPORT_NOT_FOUND', 404],
  ['an address without the uuid of its report', post('/rest/claim//save/0'), '245000006', 400],
  ['a uuid that is none', { url: '/rest/claim/1' }, 'ACTIVE_REPORT_NOT_FOUND', 404],
  ['a version that is none', post(`/rest/claim/${uuid}/save/-1`), '245000030', 400],
  ['a version beyond counting', post(`/rest/claim/${uuid}/save/99999999999`), '245000030', 400],
  ['an unknown process', { url: `/rest/pollable/${uuid}` }, '245000001', 404],
  ['an unknown codelist', { url: '/rest/codelist/nothing' }, '245000002', 404],
  [
    'a codelist that climbs out of its folder',
    { url: '/rest/codelist/..%2Frequired-documents' },
    '245000002',
    404,
  ],
  ['texts nobody wrote', { url: '/rest/translation/cs/nothing' }, '245000002', 404],
  ['texts in a language nobody speaks here', { url: '/rest/translation/de/common' }, '245000002', 404],
  [
    'texts that climb out of their folder',
    { url: '/rest/translation/cs/..%2Fen%2Fcommon' },
    '245000002',
    404,
  ],
  ['a wrong method', { method: 'PUT', url: '/rest/draft' }, '404', 405],
  ['another wrong method', { method: 'DELETE', url: `/rest/claim/${uuid}/finalize` }, '404', 405],
  ['an unknown path', { url: '/rest/nothing' }, '404', 404],
  ['an address that cannot be read', { url: '/rest/%zz' }, '400', 400],
  [
    'a log entry with words of a person',
    post('/rest/log', { entries: [{ level: 'info', time: '2026-11-20T08:00:00Z', event: 'Jan Novák' }] }),
    '245000030',
    400,
  ],
];

describe('the service', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  test.each(cases)('answers %s with a code and nothing else', async (_, sent, code, status) => {
    const answer = await service.reporter().send(sent);
    expect({ status: answer.status, body: answer.body }).toEqual({
      status,
      body: expect.objectContaining({
        code,
        status,
        message: expect.any(String),
        requestId: answer.headers['x-request-id'],
      }),
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/ at |node:|\.ts/);
  });

  test('refuses what changes something and could come from another site', async () => {
    const response = await service.app.inject({
      method: 'POST',
      url: '/rest/claim/create',
      payload: { claimType: 'car' },
    });
    expect({ status: response.statusCode, body: response.json() }).toMatchObject({
      status: 403,
      body: { code: '245000022' },
    });
  });

  test('does not send a report that was begun and never saved', async () => {
    const { reporter, params } = await begin(service);
    expect(await reporter.ask(calls.finalize, { params })).toMatchObject({
      status: 409,
      body: { code: '245000003' },
    });
  });

  test.each([
    [calls.create, { params: { service: 'claim' }, body: { claimType: 'car' } }, '245000004'],
    [calls.save, { params: { service: 'claim', claimRequestUuid: uuid, version: 0 }, body: {} }, '245000004'],
    [calls.readClaim, { params: { service: 'claim', claimRequestUuid: uuid } }, '245000000'],
  ])(
    'says while its database is away of $path whether a report was not stored',
    async (call, input, code) => {
      const { reporter } = await begin(service);
      const away = () => {
        throw new DatabaseAway(undefined);
      };
      for (const method of ['selectFrom', 'insertInto'] as const)
        vi.spyOn(service.database.db, method).mockImplementation(away);
      const answer = await reporter.ask(call, input);
      vi.restoreAllMocks();
      expect([answer.status, answer.body]).toMatchObject([503, { code }]);
    },
  );

  test('refuses a product line the operator does not offer', async () => {
    const { defaultConfiguration } = await import('#server/settings/defaultConfiguration.ts');
    const configuration = { ...defaultConfiguration, productLines: ['car' as const] };
    const only = await service.another({ configuration });
    const refused = await only.reporter().ask(calls.create, {
      params: { service: 'claim' },
      body: { claimType: 'life' },
    });
    expect(refused).toMatchObject({ status: 403, body: { code: '245000501' } });
  });

  test('answers what nobody foresaw as an unexpected failure', async () => {
    const broken: Systems = {
      findVehicle: () => {
        throw new TypeError('broken');
      },
      findPolicy: () => Promise.reject(new Error('secret')),
      listPoliciesOfVehicle: () => Promise.resolve([]),
      listPoliciesOfInsured: () => Promise.resolve([]),
      listPoliciesOfCompany: () => Promise.resolve([]),
      findPerson: () => Promise.resolve(undefined),
      findCompany: () => Promise.resolve(undefined),
      findAgent: () => Promise.resolve(undefined),
      lossHistory: () => Promise.resolve(undefined),
      credits: () => Promise.resolve(undefined),
      completeAddress: () => Promise.resolve([]),
      listRepairShops: () => Promise.resolve([]),
      listClaims: () => Promise.resolve([]),
      listStatuses: () => Promise.resolve([]),
    };
    const { reporter, uuid: own } = await begin(await service.another({ systems: broken }));
    const answer = await reporter.ask(calls.searchDamaged, {
      params: { claimRequestUuid: own },
      body: { policyNumber: '4400018683' },
    });
    expect(answer.status).toBe(503);
    expect(JSON.stringify(answer.body)).not.toContain('secret');
  });

  test('has a text for every code in every language', async () => {
    const reporter = service.reporter();
    for (const language of ['cs', 'sk', 'en'] as const) {
      const texts = await reporter.call(calls.translation, { params: { language, namespace: 'failures' } });
      expect(Object.keys(failures).filter((code) => !(code in texts))).toEqual([]);
    }
  });
});
