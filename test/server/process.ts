import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { compiled, endsWithParent } from '#test/compiled.ts';
import { freePort } from './freePort.ts';

const ours = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
const Line = z.looseObject({ level: z.number(), time: z.number(), msg: z.string() });
type Line = z.infer<typeof Line>;
const running = new Set<ChildProcess>();

export interface Started {
  readonly url: string;
  readonly process: ChildProcess;
  /** What it logged until it listened. */
  readonly lines: readonly Line[];
  /** What it has logged since. */
  readonly later: readonly Line[];
}

function run(variables: Readonly<Record<string, string>>, main = ours): ChildProcess {
  // Whoever starts it may let everybody read what it writes.
  const child = spawn('sh', ['-c', 'umask 0; exec "$@"', 'sh', process.execPath, ...endsWithParent, main], {
    env: { PATH: process.env['PATH'], ...compiled, MAX_DELAY: '0', MAX_CALLS: '0', ...variables },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/**
 * Starts the service, or that of another release whose `server/main.ts` is given, in a process of its own, as `npm start` does; resolves
 * when it says that it listens.
 */
export async function startService(
  variables: Readonly<Record<string, string>>,
  main = ours,
): Promise<Started> {
  const port = await freePort();
  const child = run({ PORT: String(port), ...variables }, main);
  const lines: Line[] = [];
  let said = '';
  child.stderr?.on('data', (chunk) => (said += String(chunk)));
  if (child.stdout === null) throw new Error('The service cannot be heard.');
  const later: Line[] = [];
  const { promise: listens, resolve, reject } = Promise.withResolvers<void>();
  let isListening = false;
  createInterface(child.stdout)
    .on('line', (line) => {
      // Release 1.0.0 says so in a plain line.
      const one = line.startsWith('{') ? Line.parse(JSON.parse(line)) : undefined;
      if (one) (isListening ? later : lines).push(one);
      if (!(one?.msg ?? line).startsWith(`The service listens on http://localhost:${port}`)) return;
      isListening = true;
      resolve();
    })
    .once('close', () => reject(new Error(`The service did not start: ${said}`)));
  await listens;
  return { url: `http://localhost:${port}`, process: child, lines, later };
}

/** Runs the service until it ends by itself and returns the exit code and what it said. */
export async function fail(
  variables: Readonly<Record<string, string>>,
): Promise<[code: unknown, said: string]> {
  const child = run(variables);
  let said = '';
  child.stderr?.on('data', (chunk) => (said += String(chunk)));
  const [code] = await once(child, 'close');
  return [code, Line.parse(JSON.parse(said)).msg];
}

/** Sends a process the signal and returns the exit code it ends with. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<unknown> {
  const ended = once(child, 'close');
  child.kill(signal);
  const [code] = await ended;
  return code;
}

/** Begins to start the service and kills it so many milliseconds later, wherever it is by then. */
export async function killStarting(
  variables: Readonly<Record<string, string>>,
  after: number,
): Promise<void> {
  const child = run({ PORT: String(await freePort()), ...variables });
  child.stdout?.resume();
  child.stderr?.resume();
  await wait(after);
  await end(child, 'SIGKILL');
}

/** Ends what is still running. */
export async function killAll(): Promise<void> {
  for (const child of running) await end(child, 'SIGKILL');
}
