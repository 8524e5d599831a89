import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultConfiguration } from '#server/settings/defaultConfiguration.ts';
import { startService, type TestService } from './service.ts';

const page = '<!doctype html><div id="root"></div>';
const script = 'export const answer = 42;';
const html = { accept: 'text/html,application/xhtml+xml' };

describe('the browser app', () => {
  let folder: string;
  let service: TestService;
  let url: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dist-'));
    await mkdir(join(folder, 'static'));
    await writeFile(join(folder, 'index.html'), page);
    await writeFile(join(folder, 'version.json'), '{"hash":"abc"}');
    await writeFile(join(folder, '.env'), 'SECRET=1');
    await mkdir(join(folder, '.git'));
    await writeFile(join(folder, '.git/config'), 'SECRET=1');
    await writeFile(join(folder, 'static/app.js'), script);
    await writeFile(join(folder, 'static/app.js.br'), brotliCompressSync(script));
    service = await startService({ assets: folder });
    url = await service.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await service.close();
    await rm(folder, { recursive: true, force: true });
  });

  const get = (path: string, headers: Record<string, string> = html) => fetch(url + path, { headers });

  test.each([
    ['/', 200],
    ['/hlaseni', 200],
    ['/hlaseni/nonlife/car/vozidlo?referer=CLICK', 200],
    ['/logout', 200],
    ['/somewhere/else', 404],
  ])('answers the page %s with %i', async (path, status) => {
    const answer = await get(path);
    expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([
      status,
      page,
      'no-cache',
    ]);
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe');
  });

  test.each<[string, boolean, number, string]>([
    ['/inspect/preview?flow=car.DRAFT&page=vehicle', true, 200, "'self'"],
    ['/inspect/preview/more', true, 200, "'none'"],
    ['/inspect', true, 200, "'none'"],
    ['/hlaseni/nonlife/car', true, 200, "'none'"],
    ['/inspect/preview', false, 404, "'self'"],
  ])(
    'answers %s where the inspection is open: %s, with %i, framed by %s',
    async (path, devTools, ...said) => {
      const configuration = { ...defaultConfiguration, devTools };
      const { app } = await service.another({ configuration });
      const { statusCode, headers } = await app.inject({ url: path, headers: html });
      const [, framed] = /frame-ancestors ([^;]+)/.exec(String(headers['content-security-policy'])) ?? [];
      expect([statusCode, framed]).toEqual(said);
    },
  );

  test('keeps its assets in the browser for ever, and what may change is asked anew', async () => {
    const asset = await get('/static/app.js', {});
    expect([await asset.text(), asset.headers.get('cache-control')]).toEqual([
      script,
      'public, max-age=31536000, immutable',
    ]);
    const version = await get('/version.json', {});
    expect([await version.json(), version.headers.get('cache-control')]).toEqual([
      { hash: 'abc' },
      'no-cache',
    ]);
  });

  test.each(['/.env', '/%2eenv', '/.git/config', '/static/../.env'])(
    'does not serve a file that hides itself: %s',
    async (path) => {
      expect((await service.app.inject({ url: path })).statusCode).toBe(404);
    },
  );

  test('sends what was compressed when it was built', async () => {
    const asset = await get('/static/app.js', { 'accept-encoding': 'gzip, br' });
    expect([asset.headers.get('content-encoding'), await asset.text()]).toEqual(['br', script]);
  });

  test('says in three languages that it is being updated while its page is not there', async () => {
    await rename(join(folder, 'index.html'), join(folder, 'index.old'));
    const answer = await get('/hlaseni/nonlife/car');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
    expect([...(await answer.text()).matchAll(/ktualizujeme|updating/g)].map(String)).toEqual([
      'ktualizujeme',
      'ktualizujeme',
      'updating',
    ]);
    await rename(join(folder, 'index.old'), join(folder, 'index.html'));
    expect((await get('/')).status).toBe(200);
  });

  test.each(['*/*', '*/*;q=0.8', undefined])('shows its pages to who accepts %s', async (accept) => {
    const ask = (url: string) =>
      service.app.inject({ url, headers: { ...(accept !== undefined && { accept }) } });
    expect((await ask('/hlaseni/nonlife/car')).statusCode).toBe(200);
    expect((await ask('/')).headers['content-type']).toBe('text/html; charset=utf-8');
    expect((await ask('/wp-login.php')).json()).toMatchObject({ code: '404' });
  });

  test('does not stand in for an asset or a call that is not there', async () => {
    for (const path of ['/static/gone.js', '/rest/nothing', '/health/nothing']) {
      expect(await (await get(path)).json()).toMatchObject({ code: '404', status: 404 });
    }
    expect((await get('/hlaseni/data.json', { accept: 'application/json' })).status).toBe(404);
    expect((await get('/%2e%2e%2fpackage.json', {})).status).toBe(404);
  });
});
