// What `npm run image` runs: takes the steps of the Containerfile without a builder of images, starts what comes of them as another user
// on files that it cannot write, reports an accident to it, and tells how large it is.
import './node-version.mjs';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { commandOf, readContainerfile, variablesOf, wordsOf } from './containerfile.ts';
import { takeSteps } from './takeSteps.mjs';

const { reportAccident } = await import('../test/scripts/reportAccident.ts');

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'image-'));
const stages = readContainerfile(readFileSync(join(root, 'Containerfile'), 'utf8'));
const image = stages.at(-1);
const hash = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();

/** In what the packages of the image differ from its bill of materials. */
function differing(at) {
  const { components } = JSON.parse(readFileSync(join(at.folder, 'sbom.json'), 'utf8'));
  const billed = components.map(
    ({ name, version, group }) => `${group ? `${group}/` : ''}${name}@${version}`,
  );
  const there = readdirSync(join(at.folder, 'node_modules'), { recursive: true })
    .filter((path) => /(?:^|node_modules[/])(?:@[^/]+[/])?[^@/.][^/]*[/]package[.]json$/.test(path))
    .map((path) => JSON.parse(readFileSync(join(at.folder, 'node_modules', path), 'utf8')))
    .map(({ name, version }) => `${name}@${version}`);
  return [...new Set(billed).symmetricDifference(new Set(there))];
}

const sizeOf = (path) =>
  Number(execFileSync('du', ['-sk', path], { encoding: 'utf8' }).split('\t')[0]) / 1024;
const say = (path, what) => console.log(`${sizeOf(path).toFixed(0).padStart(5)} MB ${what}`);

/** Starts what the image starts: as its user, where this one may become another, on files that nobody may write. */
async function start(at) {
  const [uid] = wordsOf(image, 'USER')[0].split(':').map(Number);
  const isRoot = process.getuid() === 0;
  const temporary = join(at.root, 'tmp');
  mkdirSync(temporary);
  chmodSync(folder, 0o755);
  for (const path of [at.root, join(at.root, 'app')]) chmodSync(path, 0o755);
  execFileSync('chmod', ['-R', 'a-w,a+rX', at.folder, join(at.root, 'nodejs')]);
  const variables = variablesOf(image);
  const data = join(at.root, variables.DATA_DIR);
  if (isRoot) for (const path of [data, temporary]) chownSync(path, uid, uid);
  const [node, ...args] = [...commandOf(image, 'ENTRYPOINT'), ...commandOf(image, 'CMD')];
  const env = {
    ...variables,
    DATA_DIR: data,
    TMPDIR: temporary,
    PORT: process.env.PORT ?? '3900',
    SEED: 'true',
    CLAMD: 'none',
  };
  const child = spawn(join(at.root, node), args, {
    cwd: at.folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(isRoot && { uid, gid: uid }),
  });
  const started = performance.now();
  for await (const line of createInterface(child.stdout)) {
    if (!JSON.parse(line).msg.startsWith('The service listens')) continue;
    child.stdout.resume();
    console.log(
      `Started in ${((performance.now() - started) / 1000).toFixed(1)} s as user ${isRoot ? uid : process.getuid()}.`,
    );
    return { child, env, url: `http://127.0.0.1:${env.PORT}` };
  }
  throw new Error('The service of the image does not start.');
}

async function check(at) {
  const wrong = differing(at);
  if (wrong.length > 0)
    throw new Error(`Only in the image or only in its bill of materials: ${wrong.join(', ')}.`);
  const { child, env, url } = await start(at);
  try {
    const [node, ...args] = commandOf(image, 'HEALTHCHECK');
    execFileSync(join(at.root, node), args, { env });
    const ready = await fetch(`${url}/health/ready`);
    if (ready.status !== 200) throw new Error(`/health/ready answers ${ready.status}.`);
    const { hash: served } = await (await fetch(`${url}/version.json`)).json();
    if (served !== hash) throw new Error(`The image says that it is ${served} and not ${hash}.`);
    console.log(`An accident was reported: ${await reportAccident(url)}.`);
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const [code] = await ended;
    if (code !== 0) process.exitCode = 1;
  }
}

try {
  const at = takeSteps(stages, { root, folder, variables: { BUILD_HASH: hash } });
  // The Node of the base image.
  cpSync(process.execPath, join(at.root, 'nodejs/bin/node'));
  await check(at);
  say(at.folder, 'are added to the base image, of which');
  for (const name of readdirSync(at.folder)) say(join(at.folder, name), name);
  say(process.execPath, 'are Node, in the base image');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
