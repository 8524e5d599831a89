import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultConfiguration } from '#server/settings/defaultConfiguration.ts';
import * as drawing from '#src/prerender/drawPage.tsx';
import { startService, type TestService } from '#test/server/service.ts';
import { aBuild } from './build.ts';

const day = 24 * 60 * 60_000;
const html = { accept: 'text/html', 'accept-encoding': 'br' };
const pages = [
  '/',
  '/hlaseni/nonlife/car/ohlasovatel',
  '/hlaseni/nonlife/car',
  '/hlaseni/nonlife/car/vyber-udalosti',
  '/hlaseni/nonlife/car/vozidlo',
];
const names = ['index', 'logic', 'flow', 'car', 'view', 'frame', 'life', 'Index', 'PlainPage', 'ChooseEvent'];

/** A build whose files have its hash in their addresses, and say which build they belong to. */
async function buildOf(hash: string): Promise<string> {
  const folder = await aBuild();
  const named = async (path: string) => {
    const content = await readFile(join(folder, path), 'utf8');
    await writeFile(join(folder, path), content.replaceAll(/(static\/[\w-]+)\.(js|css)/g, `$1-${hash}.$2`));
  };
  await named('index.html');
  await named('.vite/manifest.json');
  for (const style of ['index.css', 'view.css'])
    await cp(join(folder, 'static', style), join(folder, 'static', style.replace('.', `-${hash}.`)));
  await cp(join(folder, 'static/early.js'), join(folder, `static/early-${hash}.js`));
  for (const name of names) {
    const script = `export const build = '${hash}';`;
    await writeFile(join(folder, `static/${name}-${hash}.js`), script);
    await writeFile(join(folder, `static/${name}-${hash}.js.br`), brotliCompressSync(script));
  }
  return folder;
}

describe('two builds behind one balancer', () => {
  const folders: string[] = [];
  let first: TestService;
  let turn: readonly TestService[];
  let now = new Date('2026-11-20T12:00:00Z');
  beforeAll(async () => {
    folders.push(await buildOf('aaaaaaaa'), await buildOf('bbbbbbbb'));
    const [old, young] = folders;
    first = await startService({
      assets: old,
      drawing,
      build: { hash: 'aaaaaaaa', branch: 'main' },
      now: () => now,
    });
    const other = await first.another({ assets: young, build: { hash: 'bbbbbbbb', branch: 'main' } });
    turn = [first, other];
  });
  afterAll(async () => {
    await first.close();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });

  let asked = 0;
  const get = async (url: string, headers: Record<string, string> = html) => {
    const service = turn[(asked += 1) % turn.length];
    if (service === undefined) throw new Error('Nobody answers.');
    const { statusCode, body, headers: sent, rawPayload } = await service.app.inject({ url, headers });
    return { status: statusCode, body, headers: sent, raw: rawPayload };
  };
  const filesIn = (text: string) => [...new Set(text.match(/\/static\/[\w-]+\.(?:js|css)/g))];

  test('a hundred documents name the files of one build each, and none of these is missing', async () => {
    const counts = { whole: 0, files: 0, missing: 0, mixed: 0 };
    const builds = new Set<string>();
    for (let at = 0; at < 100; at += 1) {
      const { status, body } = await get(pages[at % pages.length] ?? '/', { accept: 'text/html' });
      const files = filesIn(body);
      const ofBuilds = new Set(files.map((file) => /-([ab]{8})\./.exec(file)?.[1]));
      for (const build of ofBuilds) builds.add(build ?? 'none');
      counts.mixed += ofBuilds.size > 1 ? 1 : 0;
      const found = await Promise.all(files.map((file) => get(file)));
      counts.files += files.length;
      counts.missing += found.filter((one) => one.status !== 200).length;
      counts.whole += status === 200 && files.length > 0 && found.every((one) => one.status === 200) ? 1 : 0;
    }
    expect(counts).toEqual({ whole: 100, files: expect.any(Number), missing: 0, mixed: 0 });
    expect([...builds].toSorted()).toEqual(['aaaaaaaa', 'bbbbbbbb']);
  });

  test('a file of the other build is as the own ones: its kind, compressed, for ever', async () => {
    const said = await Promise.all(
      turn.map(async ({ app }) => {
        const { headers, rawPayload } = await app.inject({ url: '/static/car-aaaaaaaa.js', headers: html });
        const { 'content-type': type, 'content-encoding': encoding, 'cache-control': kept } = headers;
        return { type, encoding, kept, bytes: rawPayload.toString('base64') };
      }),
    );
    expect(said[1]).toEqual(said[0]);
    expect(said[0]?.encoding).toBe('br');
  });

  test('what no build has is not found, wherever it is asked for', async () => {
    for (const path of [
      '/static/car-cccccccc.js',
      '/static/../package.json',
      '/static/',
      '/static/car-aaaaaaaa.js.gz',
    ])
      expect([(await get(path)).status, (await get(path)).status]).toEqual([404, 404]);
  });

  test('a file that the store has lost is stored again by the service that has it', async () => {
    const path = '/static/car-bbbbbbbb.js';
    const { db } = first.database;
    await first.documents.remove(createHash('sha256').update(path).digest('hex'));
    const [other] = turn;
    expect((await other?.app.inject({ url: path }))?.statusCode).toBe(404);
    expect(await db.selectFrom('build_file').select('path').where('path', '=', path).execute()).toEqual([]);
    await first.another({ assets: folders[1] });
    expect((await other?.app.inject({ url: path }))?.statusCode).toBe(200);
  });

  test('a page of a build that nobody serves any more finds its files for a month', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dist-'));
    folders.push(folder);
    await mkdir(join(folder, 'static'));
    await writeFile(join(folder, 'index.html'), '<!doctype html>');
    await writeFile(join(folder, 'static/car-dddddddd.js'), 'export const build = 4;');
    await first.another({ assets: folder, configuration: defaultConfiguration });
    const path = '/static/car-dddddddd.js';
    expect([(await get(path)).status, (await get(path, {})).body]).toEqual([200, 'export const build = 4;']);
    now = new Date(now.getTime() + 29 * day);
    await first.another({ assets: folders[0] });
    expect([(await get(path)).status, (await get(path)).status]).toEqual([200, 200]);
    now = new Date(now.getTime() + 2 * day);
    await first.another({ assets: folders[0] });
    expect([(await get(path)).status, (await get(path)).status]).toEqual([404, 404]);
    expect([
      (await get('/static/car-aaaaaaaa.js')).status,
      (await get('/static/car-aaaaaaaa.js')).status,
    ]).toEqual([200, 200]);
  });
});
