import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { begin } from '#test/server/drafts.ts';
import { startService, type TestService } from '#test/server/service.ts';

const attempts = { max: 3, window: 60_000 };

/** What the service writes back on a bare connection; the address goes out exactly as it is given. */
async function raw(port: number, lines: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

const listen = async ({ app }: TestService): Promise<number> =>
  Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);

const get = (target: string, ...headers: readonly string[]): string[] => [
  `GET ${target} HTTP/1.1`,
  'host: claims.example',
  'connection: close',
  ...headers,
];

describe('a call under another spelling of its address', () => {
  let service: TestService;
  let port: number;
  let limited: number;
  beforeAll(async () => {
    service = await startService();
    port = await listen(service);
    limited = await listen(await service.another({ rateLimit: attempts, trustProxy: 1 }));
  });
  afterAll(() => service.close());

  const spellings = [
    ['plain', '/rest'],
    ['percent-encoded', '/%72est'],
    ['absolute', 'http://claims.example/rest'],
    ['absolute and encoded', 'http://claims.example/%72%65st'],
  ] as const;

  test.each(spellings)('is kept by no cache: %s', async (_, rest) => {
    const answer = await raw(port, get(`${rest}/draft`));
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain('cache-control: no-store');
  });

  test.each(spellings)('that changes something needs the header no form can send: %s', async (_, rest) => {
    const body = JSON.stringify({ claimType: 'car' });
    const answer = await raw(port, [
      `POST ${rest}/claim/create HTTP/1.1`,
      'host: claims.example',
      'connection: close',
      'content-type: application/json',
      `content-length: ${body.length}`,
      '',
      body,
    ]);
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
    expect(answer).toContain('"code":"245000022"');
  });

  test.each(spellings)('knows the session: %s', async (_, rest) => {
    const { reporter, uuid } = await begin(service);
    const answer = await raw(port, get(`${rest}/claim/${uuid}`, `cookie: session=${reporter.cookie}`));
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  test.each(spellings)('counts toward the limit of calls: %s', async (name, rest) => {
    const from = `x-forwarded-for: 192.0.2.${spellings.findIndex(([one]) => one === name) + 1}`;
    const statuses: string[] = [];
    for (let turn = 0; turn <= attempts.max; turn += 1) {
      statuses.push((await raw(limited, get(`${rest}/draft`, from))).slice(9, 12));
    }
    expect(statuses).toEqual(['200', '200', '200', '429']);
  });
});

describe('every answer', () => {
  let service: TestService;
  let port: number;
  beforeAll(async () => {
    service = await startService();
    port = await listen(service);
  });
  afterAll(() => service.close());

  test.each([
    ['of a call', get('/rest/draft'), 200],
    ['to an address nobody serves', get('/rest/nothing'), 404],
    ['to an address that cannot be read', get('/rest/%zz'), 400],
    ['to what is no HTTP', ['what is this'], 400],
    ['to a header that is none', get('/rest/draft', 'no header'), 400],
    ['to headers beyond the limit', get('/rest/draft', `cookie: ${'x'.repeat(40_000)}`), 431],
  ])('%s carries the headers that protect a browser', async (_, lines, status) => {
    const answer = await raw(port, lines);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const header of [
      'x-frame-options: DENY',
      'x-content-type-options: nosniff',
      'permissions-policy: ',
      "content-security-policy: default-src 'self'",
      'cache-control: no-store',
      'x-request-id: ',
    ]) {
      expect(answer).toContain(header);
    }
  });
});

describe('a save', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  test.each(['0x0', '0e5', '%20%200', '-0', '+0', '0.0', '', '00', 'null'])(
    'under the version "%s" is refused, because a version is digits',
    async (version) => {
      const { reporter, uuid } = await begin(service);
      const answer = await reporter.send({
        method: 'POST',
        url: `/rest/claim/${uuid}/save/${version}`,
        body: {},
      });
      expect(answer).toMatchObject({ status: 400, body: { code: '245000030' } });
    },
  );
});

describe('a name in an address, however long', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  test.each([100, 101, 8000])('names no report where it has %i letters', async (length) => {
    const answer = await service.reporter().send({ url: `/rest/claim/${'x'.repeat(length)}` });
    expect(answer).toMatchObject({ status: 404, body: { code: 'ACTIVE_REPORT_NOT_FOUND' } });
  });
});
