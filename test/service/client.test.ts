import { afterEach, describe, expect, test, vi } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { createClient } from '#src/service/client.ts';

const params = { service: 'claim', claimRequestUuid: '6f1f4a52-3f0d-4c1a-9a2e-6a1f0d3c1b11' } as const;

const heard = () => {
  const told: string[] = [];
  const client = createClient({
    onStarted: ({ endpoint }) => told.push(`started ${endpoint}`),
    onCompleted: () => told.push('completed'),
    onCancelled: () => told.push('cancelled'),
    onFailed: (_, { code }) => told.push(`failed ${code}`),
  });
  return { client, told };
};

/** What `fetch` does, seen from the client. */
const answered = (answer: () => Promise<Response>) => {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', (url: string, options: RequestInit) => {
    asked.push(new Request(`http://localhost${url}`, options));
    return answer();
  });
  return asked;
};

const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }));
const rejected = (reason: unknown) => () => Promise.reject(reason);

describe('a call of the service', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('tells the language of the page at that moment, in which its report is answered', async () => {
    const asked = answered(json({ claimId: '2026CAR00000042', incidentDateDoesntMatch: false }));
    const none = () => undefined;
    let language = 'sk';
    const client = createClient(
      { onStarted: none, onCompleted: none, onCancelled: none, onFailed: none },
      () => language,
    );
    const body = { claimNumber: '2026CAR00000042' };
    await client.call(calls.findDuplicate, { params, body });
    language = 'en';
    await client.call(calls.findDuplicate, { params, body });
    expect(asked.map(({ headers }) => headers.get('accept-language'))).toEqual(['sk', 'en']);
  });

  test('goes to its address with its body as JSON, and its answer is checked', async () => {
    const asked = answered(json({ claimId: '2026CAR00000042', incidentDateDoesntMatch: false }));
    const { client, told } = heard();
    const body = { claimNumber: '2026CAR00000042' };
    expect(await client.call(calls.findDuplicate, { params, body })).toEqual({
      claimId: '2026CAR00000042',
      incidentDateDoesntMatch: false,
    });
    const [request] = asked;
    expect(new URL(request?.url ?? '').pathname).toBe(
      `/rest/claim/${params.claimRequestUuid}/find-duplicate`,
    );
    expect([request?.method, request?.credentials]).toEqual(['POST', 'include']);
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
    });
    expect(await request?.json()).toEqual(body);
    expect(told).toEqual(['started POST /rest/:service/:claimRequestUuid/find-duplicate', 'completed']);
  });

  test.each([
    [
      'a failure of the catalogue',
      json({ code: '245000018', message: '', status: 400, requestId: params.claimRequestUuid }, 400),
      '245000018',
    ],
    [
      'a body nobody can read',
      () => Promise.resolve(new Response('<html>', { status: 502 })),
      'internal-server-error',
    ],
    ['no connection', rejected(new TypeError('Failed to fetch')), '0'],
    ['no answer in time', rejected(new DOMException('late', 'TimeoutError')), 'AJAX_TIMEOUT'],
    ['a call given up', rejected(new DOMException('gone', 'AbortError')), 'AJAX_ABORTED'],
  ])('with %s is made once and rejects with its Failure', async (_, answer, code) => {
    const asked = answered(answer);
    const { client, told } = heard();
    await expect(client.call(calls.listDrafts, {})).rejects.toMatchObject({ name: 'Failure', code });
    expect([asked.length, told]).toEqual([
      1,
      ['started GET /rest/draft', code === 'AJAX_ABORTED' ? 'cancelled' : `failed ${code}`],
    ]);
  });

  test('that the service has no room for says when it may be made again', async () => {
    const body = { code: '245000004', message: '', status: 503, requestId: params.claimRequestUuid };
    answered(() => Promise.resolve(Response.json(body, { status: 503, headers: { 'retry-after': '4' } })));
    const { client } = heard();
    await expect(client.call(calls.listDrafts, {})).rejects.toMatchObject({
      code: '245000004',
      status: 503,
      retryAfter: 4,
    });
  });

  test('whose answer is of another shape rejects, although it came', async () => {
    answered(json({ drafts: 'none' }));
    const { client } = heard();
    await expect(client.call(calls.listDrafts, {})).rejects.toMatchObject({ code: 'internal-server-error' });
  });

  test('that goes on tells status and process, and leaves the answer to who asked', async () => {
    const body = { state: 'PRO', retryInterval: 500, retryCount: 3 };
    answered(() => Promise.resolve(Response.json(body, { status: 202, headers: { processId: 'p1' } })));
    const { client } = heard();
    expect(await client.ask(calls.finalize, { params })).toEqual({ status: 202, processId: 'p1', body });
  });
});
