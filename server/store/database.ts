import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, type Dialect } from 'kysely';
import { execFile } from 'node:child_process';
import { rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { types } from 'pg';
import { embeddedBus, type Bus } from './bus/bus.ts';
import { postgresBus } from './bus/postgresBus.ts';
import { damaged, findDatabase, UnusableDatabase } from './dataFolder.ts';
import { DatabaseAway } from './databaseAway.ts';
import { lockFolder } from './folderLock.ts';
import { migrate } from './migration/migrate.ts';
import { openWaits, postgresDialect, unhurried, type DatabasePatience, type Waits } from './postgres.ts';
import { repeatingDialect } from './repeatingDialect.ts';
import { seed } from './seeds/seed.ts';
import type { Db, Tables } from './tables.ts';
import { repeatConflicts } from './transact.ts';

export interface Database {
  readonly db: Db;
  /** True when no other process can work on it. */
  readonly embedded: boolean;
  /** Milliseconds that the one waits which has waited longest for a connection. */
  readonly poolWait: () => number;
  /** Hears what any process on it announces. */
  readonly bus: Bus;
  readonly close: () => Promise<void>;
}

/** Where the data is stored: a PostgreSQL, a folder of the embedded one, or an embedded one that runs already. */
export type DatabasePlace = (PostgresPlace & Seeded) | EmbeddedPlace;

type EmbeddedPlace = ({ readonly folder: string } | { readonly engine: PGlite }) & Seeded;

interface Seeded {
  /** Whether empty registers are filled with invented people; only those of the embedded database are, unless it is said. */
  readonly seeds?: boolean;
}

interface PostgresPlace {
  readonly url: string;
  readonly patience?: DatabasePatience;
}

const int8 = 20;
const date = 1082;

/**
 * Opens the database, brings it to the latest migration and fills empty registers where that is wanted.
 *
 * @throws FolderInUse when a living process holds the folder, UnusableDatabase for one that is damaged, newer or gone, DatabaseAway
 *   when a PostgreSQL cannot be used
 */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const unlock = 'folder' in place ? lockFolder(place.folder) : () => {};
  try {
    const waits = openWaits();
    const { db, bus } = 'url' in place ? await openPostgres(place, waits) : await openEmbedded(place);
    return {
      db,
      bus,
      embedded: !('url' in place),
      poolWait: waits.longest,
      close: async () => {
        await bus.close();
        await db.destroy();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openPostgres(
  { url, patience, seeds = false }: PostgresPlace & Seeded,
  waits: Waits,
): Promise<Pick<Database, 'db' | 'bus'>> {
  const config = { connectionString: url, types: { getTypeParser } };
  try {
    const db = await prepared(postgresDialect(config, unhurried), seeds);
    await db.destroy();
  } catch (cause) {
    throw cause instanceof DatabaseAway || cause instanceof UnusableDatabase
      ? cause
      : new DatabaseAway(cause);
  }
  return { db: opened(postgresDialect(config, patience, waits)), bus: postgresBus(url) };
}

async function openEmbedded(place: EmbeddedPlace): Promise<Pick<Database, 'db' | 'bus'>> {
  const engine = await embeddedEngine(place);
  const db = await prepared(new PGliteDialect({ pglite: engine }), place.seeds ?? true);
  return { db, bus: embeddedBus(engine) };
}

const opened = (dialect: Dialect): Db => new Kysely<Tables>({ dialect: repeatingDialect(dialect) });

async function prepared(dialect: Dialect, seeds: boolean): Promise<Db> {
  const db = opened(dialect);
  try {
    await repeatConflicts(() => migrate(db));
    if (seeds) await seed(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function embeddedEngine(place: EmbeddedPlace): Promise<PGlite> {
  if ('engine' in place) return place.engine;
  const { dataDir, isNew } = findDatabase(place.folder);
  if (isNew) await makeDatabase(dataDir);
  const { PGlite } = await import('@electric-sql/pglite');
  return PGlite.create({ dataDir, parsers, startParams: modest(PGlite) }).catch((cause: unknown) => {
    throw damaged(dataDir, cause);
  });
}

/** How the embedded database starts: the buffers of a server for a hundred connections would only take memory and time. */
export const modest = ({ defaultStartParams }: Pick<typeof PGlite, 'defaultStartParams'>): string[] => [
  ...defaultStartParams,
  '-c',
  'shared_buffers=8MB',
  '-c',
  'max_connections=5',
];

// Made beside its place, so that what a killed process left half made is never taken for a database.
async function makeDatabase(dataDir: string): Promise<void> {
  const program = fileURLToPath(new URL('newDatabase.ts', import.meta.url));
  const making = `${dataDir}.new`;
  await rm(making, { recursive: true, force: true });
  await promisify(execFile)(process.execPath, [program, making]);
  await rename(making, dataDir);
}

/** How the embedded database reads counts and days. */
export const parsers = { [int8]: Number, [date]: (day: string) => day };

// Both engines give counts as numbers and days as ISO text.
const getTypeParser: typeof types.getTypeParser = (id, format) => {
  if (id === int8) return Number;
  if (id === date) return (day: string) => day;
  return types.getTypeParser(id, format);
};
