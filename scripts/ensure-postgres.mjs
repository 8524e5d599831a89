// Finds a PostgreSQL that starts, or gets one, so that every run of the tests tests the database of production. Nothing is installed:
// Debian's packages are taken apart into node_modules/.cache, so that no server of theirs starts on this machine.
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { postgresBelow, postgresCache, postgresPrograms } = await import('../test/server/postgres.ts');

function fromApt() {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('No PostgreSQL found: taking the packages of Debian apart.');
  const run = (command, args, options = {}) =>
    spawnSync(command, args, { encoding: 'utf8', timeout: 180_000, ...options });
  if (process.getuid() === 0) run('apt-get', ['update', '-qq']);
  const { stdout } = run('apt-get', ['install', '-s', '--no-install-recommends', 'postgresql']);
  const names = [...stdout.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name);
  const cwd = mkdtempSync(join(tmpdir(), 'postgresql-'));
  run('apt-get', ['download', '-qq', ...names], { cwd });
  mkdirSync(postgresCache, { recursive: true });
  for (const file of globSync('*.deb', { cwd })) run('dpkg-deb', ['-x', join(cwd, file), postgresCache]);
  rmSync(cwd, { recursive: true, force: true });
  return postgresBelow(postgresCache);
}

const programs = postgresPrograms ?? fromApt();
console.log(programs ? `PostgreSQL: ${programs}` : 'No PostgreSQL: install one (apt install postgresql).');
process.exitCode = programs ? 0 : 1;
