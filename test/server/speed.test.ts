import { afterAll, beforeAll, expect, test } from 'vitest';
import { speedBounds, speedCalls as calls } from '#machines/service/sales/speedCalls.ts';
import { Limits } from '#server/http/limits.ts';
import { signedIn } from './clients/agents.ts';
import { Reporter } from './reporter.ts';
import { startService, type TestService } from './service.ts';

let service: TestService;
let karel: Reporter;
beforeAll(async () => {
  service = await startService({ limits: Limits.parse({ speedTransfersOfUser: { max: 20 } }) });
  karel = await signedIn(service, 'A100');
});
afterAll(() => service.close());

const octets = { 'content-type': 'application/octet-stream' };
const up = (who: Reporter, bytes: number) =>
  who.send({
    method: 'POST',
    url: calls.speedUpload.path,
    headers: octets,
    body: Buffer.alloc(bytes, 'random enough'),
  });
const down = (who: Reporter) =>
  service.app.inject({
    url: calls.speedDownload.path,
    headers: { cookie: `session=${who.cookie}`, 'accept-encoding': 'gzip, br' },
  });

test('a connection is measured by an answer, and by bytes that nobody compresses or keeps', async () => {
  expect(await karel.call(calls.speedPing, {})).toEqual({});
  const { statusCode, rawPayload, headers } = await down(karel);
  expect(statusCode).toBe(200);
  expect(rawPayload.length).toBeGreaterThan(chunk);
  expect(rawPayload.length).toBeLessThanOrEqual(speedBounds.down + chunk);
  expect(headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'cache-control': 'no-store, no-transform',
  });
  expect(headers['content-encoding']).toBeUndefined();
  expect((await up(karel, 3_000_000)).body).toEqual({ received: 3_000_000 });
});
const chunk = 64 * 1024;

test('no more than a test needs is taken', async () => {
  expect(await up(karel, speedBounds.up + 1)).toMatchObject({ status: 413, body: { code: '245000030' } });
});

test('a user has one transfer at a time, and others have theirs', async () => {
  const olga = await signedIn(service, 'A200');
  const answers = await Promise.all([down(karel), down(karel), down(olga)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
    200, 200, 429,
  ]);
  expect((await down(karel)).statusCode).toBe(200);
});

test('which holds over every process, and one that is cut off ends by itself', async () => {
  let later = 0;
  const other = await service.another({ now: () => new Date(Date.now() + later) });
  const { db } = service.database;
  const until = new Date(Date.now() + 10_000);
  await db.insertInto('speed_turn').values({ subject: 'A100', until }).execute();
  expect((await up(karel, 100)).status).toBe(429);
  const elsewhere = new Reporter(other.app, karel.cookie);
  expect((await up(elsewhere, 100)).status).toBe(429);
  later = 11_000;
  expect((await up(elsewhere, 100)).status).toBe(200);
  expect(await db.selectFrom('speed_turn').selectAll().execute()).toEqual([]);
});

test('nobody measures who has not signed in', async () => {
  const stranger = service.reporter();
  expect((await stranger.ask(calls.speedPing)).status).toBe(403);
  expect((await up(stranger, 100)).status).toBe(403);
  expect((await down(stranger)).statusCode).toBe(403);
});

test('so many transfers of a user in a while are enough', async () => {
  for (let made = 1; made <= 20; made += 1) await up(karel, 10);
  expect(await up(karel, 10)).toMatchObject({ status: 429, body: { code: '245000000' } });
});
