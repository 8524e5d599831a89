import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { compiled, endsWithParent } from '#test/compiled.ts';
import { freePort } from './freePort.ts';
import { greyTiles } from './greyTiles.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const startsWithin = 60_000;
const main = 'server/main.ts';

/** Name of the variable that tells the data folder of a service that was started once, before any test. */
export const firstDatabase = 'FIRST_DATABASE';

/**
 * The real service over the built application, in a process, on a port and a data folder of its own. `stop` ends it and `start`
 * starts it again with the same data; `remove` ends it for good.
 */
export class Service {
  readonly url: string;
  #entry: string;
  readonly #environment: NodeJS.ProcessEnv;
  readonly #dataFolder: string;
  #process: ChildProcess | undefined;
  #output = '';

  private constructor(entry: string, port: number, dataFolder: string, environment: NodeJS.ProcessEnv) {
    this.url = `http://localhost:${port}`;
    this.#entry = entry;
    this.#dataFolder = dataFolder;
    this.#environment = {
      ...process.env,
      ...compiled,
      PORT: String(port),
      DATA_DIR: dataFolder,
      RATE_LIMIT: '0',
      MAX_DELAY: '0',
      MAX_CALLS: '0',
      ...environment,
    };
  }

  /** A running service; `environment` adds to or overrides what it reads. Rejects with its output when it does not get ready. */
  static async launch(environment: NodeJS.ProcessEnv = {}, entry = main): Promise<Service> {
    const dataFolder = await mkdtemp(join(tmpdir(), 'claims-'));
    const first = process.env[firstDatabase];
    // Making one takes longer than all else at a start.
    if (first !== undefined && entry === main)
      await cp(join(first, 'database'), join(dataFolder, 'database'), { recursive: true });
    const tiles = { MAP_TILES: await greyTiles() };
    const service = new Service(entry, await freePort(), dataFolder, { ...tiles, ...environment });
    await service.start();
    return service;
  }

  /** Resolves when /health/ready answers 200. */
  async start(): Promise<void> {
    const started = spawn(process.execPath, [...endsWithParent, this.#entry], {
      cwd: root,
      env: this.#environment,
    });
    this.#process = started;
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (text: Buffer) => (this.#output = (this.#output + text.toString()).slice(-20_000)));
    }
    const deadline = Date.now() + startsWithin;
    while (!(await this.#isReady())) {
      if (started.exitCode !== null) throw new Error(`The service ended at start:\n${this.#output}`);
      if (Date.now() > deadline) {
        started.kill('SIGKILL');
        throw new Error(`The service did not get ready:\n${this.#output}`);
      }
      await wait(50);
    }
  }

  /** Ends the process as Ctrl-C does and keeps the data. Rejects when it had already died by itself. */
  async stop(): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (running === undefined) return;
    if (running.exitCode !== null) throw new Error(`The service died:\n${this.#output}`);
    const ended = once(running, 'exit');
    running.kill('SIGTERM');
    await ended;
  }

  /** Another build takes its place, at the same address and with the same data. */
  async follow(entry: string): Promise<void> {
    await this.stop();
    this.#entry = entry;
    await this.start();
  }

  /** Ends the process and removes its data. */
  async remove(): Promise<void> {
    await this.stop();
    await rm(this.#dataFolder, { recursive: true, force: true });
  }

  /** What the process wrote last, for a failing test to show. */
  get output(): string {
    return this.#output;
  }

  /** Where its data and documents are. */
  get dataFolder(): string {
    return this.#dataFolder;
  }

  /** The id of the process, undefined while there is none. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  async #isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/health/ready`)).ok;
    } catch {
      return false;
    }
  }
}
