// Finds a Chromium that starts, or gets one, and writes its path where the tests look for it.
// In this order: the named one, Playwright's own, the shell that draws no windows (a quarter less work for the same tests), the
// system's, Debian's by apt, Playwright's download.
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

const cache = fileURLToPath(new URL('../node_modules/.cache/', import.meta.url));
const playwright = fileURLToPath(new URL('../node_modules/playwright/cli.js', import.meta.url));
const shellPath = '/usr/bin/chromium-headless-shell';
const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const starts = (path) => existsSync(path) && spawnSync(path, ['--version'], { timeout: 15_000 }).status === 0;
const own = () => [chromium.executablePath()].find(starts);
const system = () => systemPaths.find(starts);

function named() {
  const path = process.env.CHROMIUM_PATH;
  if (path && !starts(path)) throw new Error(`CHROMIUM_PATH names ${path}, which does not start.`);
  return path;
}

const shell = () => [shellPath].find(starts);

function fromApt(name, find) {
  if (process.platform !== 'linux' || process.getuid() !== 0 || !existsSync('/usr/bin/apt-get'))
    return undefined;
  console.log(`No ${name} found: installing the system package.`);
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
  return find();
}

function fromPlaywright() {
  console.log('No Chromium found: asking Playwright to download it.');
  spawnSync(process.execPath, [playwright, 'install', 'chromium'], { stdio: 'inherit', timeout: 300_000 });
  return own();
}

/** The path of a Chromium that starts. Throws with a sentence when none can be had. */
export function ensureBrowser() {
  const path =
    named() ||
    own() ||
    shell() ||
    fromApt('chromium-headless-shell', shell) ||
    system() ||
    fromApt('chromium', system) ||
    fromPlaywright();
  if (!path) {
    throw new Error('No browser: install Chromium (apt install chromium) or name one in CHROMIUM_PATH.');
  }
  mkdirSync(cache, { recursive: true });
  writeFileSync(`${cache}chromium-path`, path);
  return path;
}

if (import.meta.main) {
  try {
    console.log(`Browser: ${ensureBrowser()}`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
