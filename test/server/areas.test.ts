import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { calls } from '#machines/service/calls.ts';
import { createApp } from '#server/app.ts';
import { listAreas } from '#server/areas.ts';
import { area, type AreaPlugin } from '#server/http/area.ts';
import type { App } from '#server/http/route.ts';
import type { Db } from '#server/store/tables.ts';
import { Reporter } from './reporter.ts';
import { startService, type TestService } from './service.ts';

interface Parameters {
  readonly db: Db;
  readonly greeting: string;
}

/** An area of three lines, with a hook and a decoration of its own. */
const greetings: AreaPlugin<Parameters> = async (app, { db, greeting }) => {
  app.decorate('greeting', greeting);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-greeting', 'yes');
  });
  app.get('/greeting', async (request) => {
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db);
    return { greeting, count: rows.length, hasSession: request.session !== undefined };
  });
  app.post('/greeting', async () => ({ greeting }));
  app.get('/broken', async () => {
    throw new Error('nobody foresaw this');
  });
};

let service: TestService;
let app: App;
beforeAll(async () => {
  service = await startService();
  const { database, documents } = service;
  app = await createApp({ database, documents, rateLimit: { max: 40, window: 60_000 } }, (options, parts) => [
    ...listAreas(options, parts),
    area(greetings, { db: parts.db, greeting: 'Dobrý den', prefix: '/rest/toy' }),
  ]);
});
afterAll(async () => {
  await app.close();
  await service.close();
});

const ours = { 'x-requested-with': 'XMLHttpRequest' };

test('a second area is a line in the list: it answers with the parameters it was given', async () => {
  const answer = await app.inject('/rest/toy/greeting');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ greeting: 'Dobrý den', count: 1, hasSession: false });
});

test('what holds for every request holds for its calls', async () => {
  const { headers } = await app.inject('/rest/toy/greeting');
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'self'"),
    'cache-control': 'no-store',
    'x-request-id': expect.any(String),
  });
  const foreign = await app.inject({ method: 'POST', url: '/rest/toy/greeting' });
  expect([foreign.statusCode, foreign.json().code]).toEqual([403, '245000022']);
  const own = await app.inject({ method: 'POST', url: '/rest/toy/greeting', headers: ours });
  expect(own.json()).toEqual({ greeting: 'Dobrý den' });
  const broken = await app.inject('/rest/toy/broken');
  expect([broken.statusCode, broken.json().code]).toEqual([500, '245000000']);
  const wrongMethod = await app.inject({ method: 'DELETE', url: '/rest/toy/greeting' });
  expect([wrongMethod.statusCode, wrongMethod.headers['allow']]).toEqual([405, 'GET, HEAD, POST']);
  const { paths } = (await app.inject('/rest/openapi.json')).json();
  expect(Object.keys(paths)).toContain('/rest/toy/greeting');
});

test('its calls know the session of a browser', async () => {
  const reporter = new Reporter(app);
  await reporter.call(calls.create, { params: { service: 'claim' }, body: { claimType: 'car' } });
  const { body } = await reporter.send({ url: '/rest/toy/greeting' });
  expect(body).toMatchObject({ hasSession: true });
});

test('its hooks and decorations stay in its own scope', async () => {
  const { headers } = await app.inject('/rest/application/build-info');
  expect(headers['x-greeting']).toBeUndefined();
  expect(app.hasDecorator('greeting')).toBe(false);
});

test('the limit of calls counts its calls, too', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 41; count += 1)
    statuses.push((await app.inject({ url: '/rest/toy/greeting', remoteAddress: '192.0.2.7' })).statusCode);
  expect(statuses.slice(-2)).toEqual([200, 429]);
});
