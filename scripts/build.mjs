// Builds the browser's part into dist/ and what draws its pages into dist-server/, unless both are there and what they are made
// from has not changed since.
import './node-version.mjs';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = [
  'index.html',
  'vite.config.ts',
  'scripts',
  'server/pages',
  'package-lock.json',
  'tsconfig.json',
  'public',
  'src',
  'machines',
];
const stamp = join(root, 'dist', '.sources');
/** What draws the first pages beforehand, for the service. */
const drawing = join(root, 'dist-server', 'drawPage.js');

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesOf(join(root, source)))) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

const isBuilt = (hash) => existsSync(drawing) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;

/** Brings dist/ and dist-server/ up to date. Rejects with a sentence when the build fails. */
export async function build() {
  const hash = hashOfSources();
  if (isBuilt(hash)) return;
  console.log('Building the application ...');
  const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'];
  await run(vite);
  await run([...vite, '--ssr', 'src/prerender/drawPage.tsx', '--outDir', 'dist-server']);
  // Vite empties dist/ first, so an interrupted build leaves no stamp behind.
  writeFileSync(stamp, hash);
}

function run(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('The build failed.'))));
  });
}

if (import.meta.main) {
  await build().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
