import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, TestRunner } from 'vitest';
import { createApp } from '#server/app.ts';
import type { AppOptions } from '#server/settings/appOptions.ts';
import type { DocumentStore } from '#server/documents/documentStore.ts';
import { openFolderStore } from '#server/documents/folderStore.ts';
import { openDatabase, type Database } from '#server/store/database.ts';
import type { App } from '#server/http/route.ts';
import { inMemory } from './memory.ts';
import { Reporter } from './reporter.ts';

export interface TestService {
  readonly app: App;
  readonly database: Database;
  readonly documents: DocumentStore;
  /** A browser that has not been here before. */
  reporter(): Reporter;
  /** Another process on the same database and documents, with other options. It ends with the service; one with a clock of its own, with the test. */
  another(options?: Partial<AppOptions>): Promise<TestService>;
  close(): Promise<void>;
}

// Nobody waits in tests for what the clock tells.
const atOnce = () => Promise.resolve();
// Processes on other days share a database in tests: none sets right what another writes.
const day = 24 * 60 * 60_000;

/** Starts the service in this process on a database in memory, or on the given one; its documents are in a folder of its own. */
export async function startService(options: Partial<AppOptions> = {}): Promise<TestService> {
  const database = options.database ?? (await openDatabase(await inMemory()));
  const folder = await mkdtemp(join(tmpdir(), 'documents-'));
  const documents = await openFolderStore(folder);
  const started: App[] = [];

  const start = async (differing: Partial<AppOptions>): Promise<TestService> => {
    const app = await createApp({
      database,
      documents,
      pause: atOnce,
      clockInterval: day,
      ...options,
      ...differing,
    });
    started.push(app);
    return {
      app,
      database,
      documents,
      reporter: () => new Reporter(app),
      another: async (other = {}) => {
        const service = await start(other);
        // One on another day takes what others work at, because it holds them for dead.
        if (other.now && TestRunner.getCurrentTest()) onTestFinished(async () => service.app.close());
        return service;
      },
      close: async () => {
        for (const one of started.splice(0)) await one.close();
        if (options.database === undefined) await database.close();
        // What was given up at the end may still be writing its file.
        await rm(folder, { recursive: true, force: true, maxRetries: 10 });
      },
    };
  };
  return start({});
}
