import { describe, expect, test } from 'vitest';
import type { Call } from '#machines/service/call.ts';
import { calls } from '#machines/service/calls.ts';
import { companyCalls } from '#machines/service/companies.ts';
import { repairShopCalls } from '#machines/service/repairShops.ts';
import { Failure, failures, isFailureCode } from '#machines/calls/failures.ts';
import { pathOf } from '#machines/service/pathOf.ts';
import { readFailure } from '#machines/calls/readFailure.ts';

const numbers = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 22, 24, 28, 29, 30, 31, 33, 36, 37, 38,
  39, 40, 501,
];
const backend = numbers.map((number) => `245000${String(number).padStart(3, '0')}`);
const frontend = Array.from({ length: 9 }, (_, at) => `GCL-FE-000${at}`);
const special = [
  'ACTIVE_REPORT_NOT_FOUND',
  'DRAFT_AUTH_FORBIDDEN',
  'RESET_FLOW',
  'MAP_ERROR',
  'ADDRESS_SEARCH_ERROR',
];
const http = [
  '0',
  '400',
  '403',
  '404',
  '500',
  'internal-server-error',
  'ChunkLoadError',
  'CSS_CHUNK_LOAD_FAILED',
];

describe('the contract', () => {
  test('has every code of the catalogue', () => {
    expect([...backend, ...frontend, ...special, ...http].filter((code) => !isFailureCode(code))).toEqual([]);
  });

  test('gives a code a status of HTTP, or none where no service answered', () => {
    const odd = Object.entries(failures).filter(
      ([, { status }]) => status !== 0 && (status < 400 || status > 599),
    );
    expect(odd).toEqual([]);
  });

  test('has each call once', () => {
    const addresses = Object.values(calls).map((call) => `${call.method} ${call.path}`);
    expect(addresses).toEqual([...new Set(addresses)]);
  });

  test('lets addresses, which every proxy logs, say nothing of a person, a vehicle or a place', () => {
    const named = Object.values<Call>({ ...calls, ...repairShopCalls, ...companyCalls }).flatMap(
      ({ params, query }) => [...Object.keys(params?.shape ?? {}), ...Object.keys(query?.shape ?? {})],
    );
    expect([...new Set(named)].toSorted()).toEqual([
      'claimRequestUuid',
      'clientCase',
      'damageSize',
      'documentId',
      'failedDocs',
      'language',
      'name',
      'namespace',
      'parent',
      'processId',
      'routing',
      'saveDocs',
      'service',
      'version',
    ]);
  });

  test('names a parameter for every gap in a path', () => {
    for (const call of Object.values(calls)) {
      const named = 'params' in call ? Object.keys(call.params.shape) : [];
      const gaps = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect([call.path, new Set(gaps)]).toEqual([call.path, new Set(named)]);
    }
  });
});

describe('a path', () => {
  test('is filled in and encoded', () => {
    expect(pathOf('/rest/codelist/:name', { name: 'a/b č' })).toBe('/rest/codelist/a%2Fb%20%C4%8D');
  });

  test('does not go out with a gap', () => {
    expect(() => pathOf('/rest/codelist/:name')).toThrow('/rest/codelist/:name needs the parameter name');
  });
});

describe('a failure', () => {
  test('knows its status, its action and its sentence', () => {
    const failure = new Failure('245000022', { status: 409, params: { version: 3 } });
    expect({ ...failure, message: failure.message, action: failure.action }).toEqual({
      name: 'Failure',
      code: '245000022',
      status: 409,
      params: { version: 3 },
      requestId: undefined,
      message: 'Bad access to report.',
      action: 'RELOAD',
    });
  });

  test('is read from an answer', () => {
    const body = { code: '245000016', message: 'm', status: 409, requestId: 'r' };
    expect(readFailure(body, 409)).toEqual(new Failure('245000016', { requestId: 'r' }));
  });

  test.each([
    ['no body', undefined, 502],
    ['a page of a proxy', '<html>', 502],
    ['a code nobody knows', { code: 'X', message: '', status: 418, requestId: 'r' }, 418],
  ])('that comes as %s is an unexpected error', (_, body, status) => {
    const failure = readFailure(body, status);
    expect([failure.code, failure.status, failure.message]).toEqual([
      'internal-server-error',
      status,
      'Unexpected error occurred',
    ]);
    expect(readFailure(body).status).toBe(500);
  });
});
