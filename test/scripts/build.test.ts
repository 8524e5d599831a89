import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const scripts = fileURLToPath(new URL('../../scripts', import.meta.url));

/** Writes what Vite would, and notes that it was called. */
const vite = `
const fs = require('node:fs');
const isForService = process.argv.includes('--ssr');
const folder = isForService ? 'dist-server' : 'dist';
fs.rmSync(folder, { recursive: true, force: true });
fs.mkdirSync(folder);
fs.writeFileSync(folder + (isForService ? '/drawPage.js' : '/index.html'), '');
fs.appendFileSync('calls', folder + ' ');
`;

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'build-'));
  await mkdir(join(root, 'node_modules/vite/bin'), { recursive: true });
  await writeFile(join(root, 'node_modules/vite/bin/vite.js'), vite);
  for (const script of ['build.mjs', 'node-version.mjs'])
    await cp(join(scripts, script), join(root, 'scripts', script));
});
afterAll(() => rm(root, { recursive: true }));

/** Builds, and tells into which folders. */
const built = async (): Promise<string> => {
  await writeFile(join(root, 'calls'), '');
  await promisify(execFile)(process.execPath, ['scripts/build.mjs'], { cwd: root });
  return (await readFile(join(root, 'calls'), 'utf8')).trim();
};

test('a build is made again when its sources change or a part of it is gone, and else kept', async () => {
  const first = await built();
  const second = await built();
  await rm(join(root, 'dist-server'), { recursive: true });
  const withoutDrawing = await built();
  await rm(join(root, 'dist'), { recursive: true });
  const withoutPages = await built();
  await writeFile(join(root, 'index.html'), 'changed');
  const changed = await built();
  expect([first, second, withoutDrawing, withoutPages, changed, await built()]).toEqual([
    'dist dist-server',
    '',
    'dist dist-server',
    'dist dist-server',
    'dist dist-server',
    '',
  ]);
});
