import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { aBuild } from '#test/server/pages/build.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { patience } from '#test/server/patience.ts';

describe('a service that is behind', () => {
  let folder: string;
  let service: TestService;
  beforeAll(async () => {
    folder = await aBuild();
    // However idle, no process is in time to the millionth of a millisecond.
    service = await startService({ assets: folder, loadLimit: { delay: 0.000_001, interval: 10 } });
    await vi.waitUntil(async () => (await configuration()).statusCode === 503, patience);
  });
  afterAll(async () => {
    await service.close();
    await rm(folder, { recursive: true, force: true });
  });
  const configuration = () => service.app.inject({ url: '/rest/application/configuration' });

  test('refuses a call at once, and says when to come again', async () => {
    const { statusCode, headers, body } = await configuration();
    expect([statusCode, headers['retry-after'], JSON.parse(body)]).toMatchObject([
      503,
      '5',
      { code: '245000000', status: 503 },
    ]);
  });

  test('still sends the page, which tells the reporter, and its files', async () => {
    const page = await service.app.inject({ url: '/', headers: { accept: 'text/html' } });
    const file = await service.app.inject({ url: '/static/early.js' });
    expect([page.statusCode, file.statusCode]).toEqual([200, 200]);
  });

  test('still says that it lives and is ready', async () => {
    expect((await service.app.inject({ url: '/health/ready' })).statusCode).toBe(200);
  });
});
