// Finds a PostgreSQL that starts, or gets one, so that every run of the tests tests the database of production, and PgBouncer, a pooler of
// connections in front of it, without which some tests say that they were not run. Nothing is installed:
// Debian's packages are taken apart into node_modules/.cache, so that no server of theirs starts on this machine.
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { postgresBelow, postgresCache, postgresPrograms } = await import('../test/server/postgres.ts');
const { findPgBouncer } = await import('../test/server/growing/pooler.ts');

function takeApart(wanted) {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return;
  console.log(`No ${wanted} found: taking the packages of Debian apart.`);
  const run = (command, args, options = {}) =>
    spawnSync(command, args, { encoding: 'utf8', timeout: 180_000, ...options });
  if (process.getuid() === 0) run('apt-get', ['update', '-qq']);
  const { stdout } = run('apt-get', ['install', '-s', '--no-install-recommends', wanted]);
  const names = [...stdout.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name);
  const cwd = mkdtempSync(join(tmpdir(), 'postgresql-'));
  run('apt-get', ['download', '-qq', ...names], { cwd });
  mkdirSync(postgresCache, { recursive: true });
  for (const file of globSync('*.deb', { cwd })) run('dpkg-deb', ['-x', join(cwd, file), postgresCache]);
  rmSync(cwd, { recursive: true, force: true });
}

if (postgresPrograms === undefined) takeApart('postgresql');
if (findPgBouncer() === undefined) takeApart('pgbouncer');
const programs = postgresPrograms ?? postgresBelow(postgresCache);
const pooler = findPgBouncer();
console.log(
  pooler ? `PgBouncer: ${pooler}` : 'No PgBouncer: tests behind it are not run (apt install pgbouncer).',
);
console.log(programs ? `PostgreSQL: ${programs}` : 'No PostgreSQL: install one (apt install postgresql).');
process.exitCode = programs ? 0 : 1;
