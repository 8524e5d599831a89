import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './freePort.ts';

interface Clamd {
  readonly path: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Where scripts/ensure-clamd.mjs takes the packages of Debian apart. */
const cache = fileURLToPath(new URL('../../node_modules/.cache/clamav', import.meta.url));

const places: readonly Clamd[] = [
  { path: '/usr/sbin/clamd', env: process.env },
  { path: '/opt/homebrew/sbin/clamd', env: process.env },
  {
    path: join(cache, 'usr/sbin/clamd'),
    env: { ...process.env, LD_LIBRARY_PATH: globSync(join(cache, 'usr/lib/*-linux-gnu')).join(':') },
  },
];

/** The clamd of this machine, undefined where there is none that starts. */
export const clamd: Clamd | undefined = places.find(
  ({ path, env }) => existsSync(path) && spawnSync(path, ['--help'], { env }).status === 0,
);

/** The EICAR test virus, in two parts, so that this source is none itself. */
export const testVirus =
  String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$` + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

export interface RealClamd {
  readonly target: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Ends it and removes its folder. */
  remove(): Promise<void>;
}

const startsWithin = 60_000;

/** A clamd that knows the EICAR test virus and nothing else, not yet started, on a port of its own. */
export async function prepareClamd({ path, env }: Clamd): Promise<RealClamd> {
  const folder = await mkdtemp(join(tmpdir(), 'clamd-'));
  const port = await freePort();
  const hex = Buffer.from(testVirus).toString('hex');
  await writeFile(join(folder, 'eicar.ndb'), `Eicar-Test-Signature:0:*:${hex}\n`);
  const settings = [
    'Foreground yes',
    `DatabaseDirectory ${folder}`,
    'TCPAddr 127.0.0.1',
    `TCPSocket ${port}`,
  ];
  // Else it becomes a user that only an installed package has made.
  if (process.getuid?.() === 0) settings.push('User root');
  await writeFile(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`);
  let running: ChildProcess | undefined;

  const stop = async (): Promise<void> => {
    const ended = running && once(running, 'exit');
    running?.kill('SIGKILL');
    running = undefined;
    await ended;
  };
  return {
    target: `tcp://127.0.0.1:${port}`,
    start: async () => {
      const started = spawn(path, [`--config-file=${join(folder, 'clamd.conf')}`], { env });
      running = started;
      let said = '';
      for (const stream of [started.stdout, started.stderr])
        stream.on('data', (text: Buffer) => (said += text.toString()));
      const deadline = Date.now() + startsWithin;
      while (!(await isListening(port))) {
        if (started.exitCode !== null || Date.now() > deadline)
          throw new Error(`clamd did not start:\n${said}`);
        await wait(50);
      }
    },
    stop,
    remove: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
