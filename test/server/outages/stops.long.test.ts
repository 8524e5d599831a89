import { once } from 'node:events';
import { request } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { pathOf } from '#machines/service/pathOf.ts';
import { accident } from '#test/server/accident.ts';
import { pdf } from '#test/server/files.ts';
import { fillFolder } from '#test/server/memory.ts';
import { multipart } from '#test/server/multipart.ts';
import { patience } from '#test/server/patience.ts';
import { postgresPrograms as programs, startPostgres, type Postgres } from '#test/server/postgres.ts';
import { end, killAll, startService, type Started } from '#test/server/process.ts';
import { openBalancer } from './balancer.ts';
import { traffic } from './traffic.ts';

const minutes = { timeout: 180_000 };
const sends = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stops-'));
});
afterEach(killAll);
afterAll(() => rm(folder, { recursive: true, force: true }));

const readiness = async ({ url }: Started): Promise<number> =>
  (await fetch(`${url}/health/ready`, { headers: { connection: 'close' } })).status;

async function post(url: string, cookie: string, body: object): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...sends, cookie, async: 'true' },
    body: JSON.stringify(body),
  });
  expect(answer.ok).toBe(true);
  return answer;
}

/** A whole report begun and saved at a running service. */
async function reportAt({ url }: Started) {
  const begun = await post(url + pathOf(calls.create.path, { service: 'claim' }), '', { claimType: 'car' });
  const { activeClaimUuid: claimRequestUuid } = calls.create.answer.parse(await begun.json());
  const [cookie = ''] = begun.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  const params = { service: 'claim', claimRequestUuid };
  await post(url + pathOf(calls.save.path, { ...params, version: 0 }), cookie, accident);
  return { cookie, params };
}

/** A service that is stopped while half of a file is uploaded, and what came of both. */
async function stopInUpload(variables: Readonly<Record<string, string>>): Promise<readonly unknown[]> {
  const service = await startService(variables);
  const { cookie, params } = await reportAt(service);
  const { headers, body } = multipart({ name: 'smlouva.pdf', content: pdf('Smlouva') });
  const upload = request(service.url + pathOf(calls.uploadDocument.path, params), {
    method: 'POST',
    headers: { ...sends, ...headers, cookie, expect: '100-continue', 'content-length': body.length },
  });
  upload.flushHeaders();
  await once(upload, 'continue');
  upload.write(body.subarray(0, 100));
  expect(await readiness(service)).toBe(200);
  const ended = end(service.process, 'SIGTERM');
  await vi.waitUntil(async () => (await readiness(service)) === 503, patience);
  const answered = once(upload, 'response');
  upload.end(body.subarray(100));
  const [answer] = await answered;
  answer.resume();
  return [answer.statusCode, answer.headers.connection, await ended];
}

describe('a service on the embedded database that is stopped', minutes, () => {
  test('is not ready any more, and lets an upload end', async () => {
    const embedded = join(folder, 'embedded');
    await fillFolder(embedded);
    expect(await stopInUpload({ DATA_DIR: embedded })).toEqual([200, 'close', 0]);
  });
});

describe.skipIf(programs === undefined)('of two services on one PostgreSQL', minutes, () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
  });
  afterAll(() => postgres.stop());
  const start = (name: string, more: Readonly<Record<string, string>> = {}): Promise<Started> =>
    startService({
      DATABASE_URL: `${postgres.url}?application_name=${name}`,
      SEED: 'true',
      DATA_DIR: folder,
      RATE_LIMIT: '0',
      ...more,
    });

  test('the one that is stopped lets an upload end', async () => {
    const variables = { DATABASE_URL: postgres.url, DATA_DIR: folder };
    expect(await stopInUpload(variables)).toEqual([200, 'close', 0]);
  });

  test('the one that is stopped under traffic fails nobody', async () => {
    const first = await start('first', { STOP_DELAY: '1000' });
    const second = await start('second');
    const balancer = await openBalancer([first.url, second.url]);
    const reporters = traffic(balancer.url, 16);
    await reporters.saved(100);
    const code = await end(first.process, 'SIGTERM');
    await reporters.saved(100);
    const { statuses, lost } = await reporters.end();
    await balancer.close();
    expect([code, [...statuses], lost]).toEqual([0, [200], []]);
  });

  /** A report that one of the services is sending when its register does not answer, and the signal that this one is sent. */
  async function sendAt(first: Started, signal: NodeJS.Signals, second: Started): Promise<unknown> {
    const { cookie, params } = await reportAt(first);
    const register = new Client(postgres.url);
    // It ends with the database where a test fails.
    register.on('error', () => {});
    await register.connect();
    await register.query('begin');
    await register.query('lock table vehicle');
    const waits = async (name: string): Promise<boolean> => {
      // A transaction sees who is there as it saw them first.
      await register.query('select pg_stat_clear_snapshot()');
      const waiting = await register.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and application_name = $1`,
        [name],
      );
      return (waiting.rowCount ?? 0) > 0;
    };
    const started = await post(first.url + pathOf(calls.finalize.path, params), cookie, {});
    // Whichever of them is free takes what is to be sent.
    const taking = await vi.waitUntil(async () => {
      if (await waits('first')) return { ending: first, staying: second, name: 'second' };
      return (await waits('second')) && { ending: second, staying: first, name: 'first' };
    }, patience);
    const { ending, staying, name } = taking;
    ending.process.kill(signal);
    await vi.waitUntil(() => waits(name), patience);
    await register.query('commit');
    await register.end();
    const processId = started.headers.get('processid') ?? '';
    const poll = () =>
      fetch(staying.url + pathOf(calls.pollable.path, { processId }), { headers: { cookie } });
    let answer = await poll();
    while (answer.status === 202) answer = await poll();
    return answer.json();
  }

  test.each(['SIGTERM', 'SIGKILL'] as const)(
    'the other goes on with a report that the one that is ended by %s was sending',
    async (signal) => {
      const [first, second] = [await start('first'), await start('second')];
      expect(await sendAt(first, signal, second)).toMatchObject({ state: 'FIN', payload: { type: 'car' } });
    },
  );
});
