import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '#test/server/freePort.ts';
import { postgresCache } from '#test/server/postgres.ts';

/** PgBouncer refuses to run as root, so there it runs as nobody. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;

// One that is not installed has its libraries beside it.
const environment = () => ({
  ...process.env,
  LD_LIBRARY_PATH: globSync(join(postgresCache, 'usr/lib/*-linux-gnu')).join(':'),
});
const starts = (path: string): boolean =>
  existsSync(path) && spawnSync(path, ['--version'], { env: environment() }).status === 0;

/** The PgBouncer of this machine, undefined where there is none. */
export const findPgBouncer = (): string | undefined =>
  [
    '/usr/sbin/pgbouncer',
    '/usr/local/bin/pgbouncer',
    '/opt/homebrew/bin/pgbouncer',
    join(postgresCache, 'usr/sbin/pgbouncer'),
  ].find(starts);

/** A pooler in transaction mode in front of a PostgreSQL. */
export interface Pooler {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a PgBouncer in transaction mode in front of a PostgreSQL, with so few connections to it that they change hands. `more` are lines
 * of its settings.
 */
export async function startPooler(
  program: string,
  address: string,
  more: readonly string[] = [],
): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  const own = await freePort();
  const { hostname, port, username, pathname } = new URL(address);
  const name = pathname.slice(1);
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(join(folder, 'users.txt'), `"${username}" ""\n`);
  writeFileSync(
    settings,
    [
      '[databases]',
      `${name} = host=${hostname} port=${port} dbname=${name} user=${username}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${own}`,
      'unix_socket_dir =',
      'auth_type = trust',
      `auth_file = ${join(folder, 'users.txt')}`,
      'pool_mode = transaction',
      'default_pool_size = 4',
      'max_client_conn = 200',
      ...more,
    ].join('\n'),
  );
  chmodSync(folder, 0o755);
  if (isRoot) chownSync(folder, nobody, nobody);
  const server = spawn(program, [settings], {
    env: environment(),
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(isRoot && { uid: nobody, gid: nobody }),
  });
  const ended = once(server, 'exit');
  const output: string[] = [];
  for await (const line of createInterface(server.stderr)) {
    output.push(line);
    if (line.includes('process up')) break;
  }
  if (server.exitCode !== null) throw new Error(`PgBouncer did not start: ${output.join('\n')}`);
  server.stderr.resume();
  const url = new URL(address);
  url.port = String(own);
  return {
    url: url.href,
    stop: async () => {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
