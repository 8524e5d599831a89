import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolderStore } from '#server/documents/folderStore.ts';
import { openS3Store } from '#server/documents/s3Store.ts';
import { openDatabase } from '#server/store/database.ts';
import { checkLines } from '#test/campaigns/checks/lines.ts';
import { checkRows, checkSwept } from '#test/campaigns/checks/rows.ts';
import { promised } from '#test/campaigns/frame/promise.ts';
import { accident } from '#test/server/accident.ts';
import { startStorage, type FakeStorage } from '#test/server/fakeStorage.ts';
import { fillFolder } from '#test/server/memory.ts';
import { postgresPrograms, startPostgres, type Postgres } from '#test/server/postgres.ts';
import { end, killStarting, startService, type Started } from '#test/server/process.ts';

/** What a service stands on: its database and its store of files. */
export interface Ground {
  readonly name: string;
  readonly isPostgres: boolean;
  readonly isS3: boolean;
}

/** Milliseconds in which a service must be ready again, however busy the machine. */
const readyWithin = 60_000;

/** A service in a process of its own, which is killed and started on what it left behind. */
export class Stand {
  readonly #folder: string;
  readonly #postgres: Postgres | undefined;
  readonly #storage: FakeStorage | undefined;
  #started: Started | undefined;

  private constructor(folder: string, postgres: Postgres | undefined, storage: FakeStorage | undefined) {
    this.#folder = folder;
    this.#postgres = postgres;
    this.#storage = storage;
  }

  static async open({ isPostgres, isS3 }: Ground): Promise<Stand> {
    const folder = await mkdtemp(join(tmpdir(), 'kills-'));
    await mkdir(join(folder, 'incoming'));
    if (!isPostgres) await fillFolder(join(folder, 'data'));
    const postgres = isPostgres ? await startPostgres(postgresPrograms ?? '') : undefined;
    return new Stand(folder, postgres, isS3 ? await startStorage() : undefined);
  }

  /** Where the service answers now. */
  get url(): string {
    return this.#started?.url ?? 'http://127.0.0.1:1';
  }

  get #variables(): Readonly<Record<string, string>> {
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = this.#storage?.place ?? {};
    return {
      DATA_DIR: join(this.#folder, 'data'),
      TMPDIR: join(this.#folder, 'incoming'),
      RATE_LIMIT: '0',
      CLAMD: 'none',
      HANDOVER_EXPORT_KEY: 'what the core shows to read what leaves',
      ...(this.#postgres && { DATABASE_URL: this.#postgres.url, SEED: 'true' }),
      ...(endpoint !== undefined && { S3_ENDPOINT: endpoint }),
      ...(bucket !== undefined && { S3_BUCKET: bucket }),
      ...(region !== undefined && { S3_REGION: region }),
      ...(accessKeyId !== undefined && { S3_ACCESS_KEY_ID: accessKeyId }),
      ...(secretAccessKey !== undefined && { S3_SECRET_ACCESS_KEY: secretAccessKey }),
    };
  }

  /** Starts the service where it does not run, and gives the milliseconds until it was ready. */
  async start(): Promise<number> {
    if (this.#started) return 0;
    const begun = performance.now();
    this.#started = await startService(this.#variables);
    this.#started.process.stderr?.resume();
    const { status } = await fetch(`${this.url}/health/ready`, { headers: { connection: 'close' } });
    const took = performance.now() - begun;
    promised(status === 200 && took < readyWithin, () => `Ready is answered ${status} after ${took} ms.`);
    return took;
  }

  async kill(): Promise<void> {
    const started = this.#started;
    this.#started = undefined;
    if (started === undefined) return;
    await end(started.process, 'SIGKILL');
    checkLines([...started.lines, ...started.later], accident);
  }

  /** Kills a service so many milliseconds after it began to start. */
  async killStarting(after: number): Promise<void> {
    await killStarting(this.#variables, after);
  }

  /** Stops the service as an operator does, and checks what it left in database and store. */
  async checkAtRest(): Promise<void> {
    const started = this.#started;
    this.#started = undefined;
    if (started === undefined) return;
    const code = await end(started.process, 'SIGTERM');
    promised(code === 0, () => `The service ends with ${String(code)} where it is stopped.`);
    const folder = join(this.#folder, 'data');
    const database = await openDatabase(
      this.#postgres ? { url: this.#postgres.url } : { folder, seeds: false },
    );
    try {
      const stored = {
        db: database.db,
        documents: this.#storage
          ? openS3Store(this.#storage.place)
          : await openFolderStore(join(folder, 'documents')),
      };
      await checkRows(stored);
      await checkSwept(stored, join(this.#folder, 'incoming'));
    } finally {
      await database.close();
    }
  }

  async close(): Promise<void> {
    if (this.#started) await end(this.#started.process, 'SIGKILL');
    await this.#postgres?.stop();
    this.#storage?.close();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
