import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort } from './freePort.ts';

/** Where scripts/ensure-postgres.mjs takes the packages of Debian apart. */
export const postgresCache = fileURLToPath(new URL('../../node_modules/.cache/postgresql', import.meta.url));

/** PostgreSQL refuses to run as root, so there it runs as nobody. */
const nobody = 65_534;
const identity: SpawnOptions = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

// Programs that are not installed have their libraries beside them.
const ranFrom = (folder: string): SpawnOptions => ({
  ...identity,
  ...(folder.startsWith(postgresCache) && {
    env: { ...process.env, LD_LIBRARY_PATH: globSync(join(postgresCache, 'usr/lib/*-linux-gnu')).join(':') },
  }),
});

const starts = (folder: string): boolean =>
  ['initdb', 'postgres'].every(
    (name) => spawnSync(join(folder, name), ['--version'], { ...ranFrom(folder), cwd: '/' }).status === 0,
  );

/** The newest PostgreSQL below a folder where Debian's packages stand, undefined where there is none that starts. */
export const postgresBelow = (folder: string): string | undefined =>
  globSync(join(folder, 'usr/lib/postgresql/*/bin')).toSorted().toReversed().find(starts);

/** The folder of the PostgreSQL programs on this machine, undefined where there are none. */
export const postgresPrograms: string | undefined =
  postgresBelow('/') ??
  ['/usr/local/bin', '/usr/local/pgsql/bin', '/opt/homebrew/bin', '/usr/bin'].find(starts) ??
  postgresBelow(postgresCache);

export interface Postgres {
  readonly url: string;
  /** Ends every connection and whatever they were doing, and starts again with what was committed. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL with an empty database in a folder of its own. Rejects with its output when it does not start. */
export async function startPostgres(programs: string): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (identity.uid !== undefined) chownSync(folder, nobody, nobody);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'claims', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...ranFrom(programs), encoding: 'utf8', cwd: folder },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
  ];
  const serve = async (): Promise<() => Promise<void>> => {
    const server = spawn(
      join(programs, 'postgres'),
      ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
      { ...ranFrom(programs), cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const ended = once(server, 'exit');
    const output: string[] = [];
    for await (const line of createInterface(server.stderr)) {
      output.push(line);
      if (line.includes('ready to accept connections')) break;
    }
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start: ${output.join('\n')}`);
    server.stderr.resume();
    return async () => {
      server.kill('SIGINT');
      await ended;
    };
  };
  let end = await serve();
  return {
    url: `postgres://claims@127.0.0.1:${port}/postgres`,
    restart: async () => {
      await end();
      end = await serve();
    },
    stop: async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
