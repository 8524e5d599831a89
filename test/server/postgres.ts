import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './freePort.ts';

/** The folder of the PostgreSQL programs on this machine, undefined where there are none. */
export const postgresPrograms: string | undefined = [
  ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
  '/usr/local/bin',
  '/usr/local/pgsql/bin',
  '/opt/homebrew/bin',
  '/usr/bin',
].find((folder) =>
  ['initdb', 'postgres'].every((name) => spawnSync(join(folder, name), ['--version']).status === 0),
);

export interface Postgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root, so there it runs as nobody. */
const nobody = 65_534;
const identity: SpawnOptions = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

/** Starts a PostgreSQL with an empty database in a folder of its own. Rejects with its output when it does not start. */
export async function startPostgres(programs: string): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (identity.uid !== undefined) chownSync(folder, nobody, nobody);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'claims', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...identity, encoding: 'utf8', cwd: folder },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
  ];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(server, 'exit');
  const output: string[] = [];
  for await (const line of createInterface(server.stderr)) {
    output.push(line);
    if (line.includes('ready to accept connections')) break;
  }
  if (server.exitCode !== null) throw new Error(`PostgreSQL did not start: ${output.join('\n')}`);
  server.stderr.resume();
  return {
    url: `postgres://claims@127.0.0.1:${port}/postgres`,
    stop: async () => {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
