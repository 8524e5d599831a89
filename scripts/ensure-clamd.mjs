// Finds a clamd that starts, or gets one, and writes where it is for the tests. Nothing is installed: Debian's packages are taken
// apart into node_modules/.cache, so that no service of theirs starts on this machine and no signatures are fetched.
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = fileURLToPath(new URL('../node_modules/.cache/clamav', import.meta.url));

/** A clamd and where its libraries are, undefined where it does not start. */
function clamdBelow(folder) {
  const [path] = globSync(join(folder, 'usr/sbin/clamd'));
  const libraries = globSync(join(folder, 'usr/lib/*-linux-gnu')).join(':');
  if (path === undefined) return undefined;
  const env = folder === '/' ? process.env : { ...process.env, LD_LIBRARY_PATH: libraries };
  // Its version it does not say without its configuration.
  const { status } = spawnSync(path, ['--help'], { env, timeout: 15_000 });
  return status === 0 ? { path, env } : undefined;
}

/** The clamd of this machine or the one got before, undefined where there is none. */
export const findClamd = () => clamdBelow('/') ?? clamdBelow(cache);

function fromApt() {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('No clamd found: taking the packages of Debian apart.');
  const run = (command, args, options = {}) =>
    spawnSync(command, args, { encoding: 'utf8', timeout: 180_000, ...options });
  if (process.getuid() === 0) run('apt-get', ['update', '-qq']);
  const { stdout } = run('apt-get', ['install', '-s', '--no-install-recommends', 'clamav-daemon']);
  const names = [...stdout.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name);
  const cwd = mkdtempSync(join(tmpdir(), 'clamav-'));
  run('apt-get', ['download', '-qq', ...names], { cwd });
  mkdirSync(cache, { recursive: true });
  for (const file of globSync('*.deb', { cwd })) run('dpkg-deb', ['-x', join(cwd, file), cache]);
  rmSync(cwd, { recursive: true, force: true });
  return clamdBelow(cache);
}

if (import.meta.main) {
  const clamd = findClamd() ?? fromApt();
  // Not everywhere can it be had; the test that wants it says that it was not run.
  console.log(clamd ? `clamd: ${clamd.path}` : 'No clamd: install one (apt install clamav-daemon).');
}
