import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql, type Dialect } from 'kysely';
import { execFile } from 'node:child_process';
import { rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { types } from 'pg';
import { embeddedBus, muteBus, type Bus } from './bus/bus.ts';
import { say } from './bus/news.ts';
import { postgresBus } from './bus/postgresBus.ts';
import { damaged, findDatabase, UnusableDatabase } from './dataFolder.ts';
import { noteStatement } from '#server/traces/noteStatement.ts';
import { DatabaseAway } from './databaseAway.ts';
import { lockFolder } from './folderLock.ts';
import { migrate } from './migration/migrate.ts';
import { inMigrationTurn } from './migration/migrationTurn.ts';
import {
  isRefusedByPooler,
  openWaits,
  postgresDialect,
  unhurried,
  type DatabasePatience,
  type Waits,
} from './postgres.ts';
import { repeatingDialect } from './repeatingDialect.ts';
import { seed } from './seeds/seed.ts';
import type { Db, Tables } from './tables.ts';

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
export type DatabasePlace = PostgresPlace | EmbeddedPlace;

type EmbeddedPlace = ({ readonly folder: string } | { readonly engine: PGlite }) & Common;

interface Common {
  /** Whether empty registers are filled with invented people; only those of the embedded database are, unless it is said. */
  readonly seeds?: boolean;
  /** Whether it knows `listen` and `notify`; without, whoever waits for news asks. */
  readonly announces?: boolean;
}

interface PostgresPlace extends Common {
  readonly url: string;
  /** The database itself, where the other address is that of a pooler in transaction mode. */
  readonly direct?: string | undefined;
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
  { url, direct = url, patience, seeds = false, announces = true }: PostgresPlace,
  waits: Waits,
): Promise<Pick<Database, 'db' | 'bus'>> {
  const types = { getTypeParser };
  const reached = { connectionString: url, types, isPooled: direct !== url };
  const db = opened(postgresDialect(reached, patience, waits), announces);
  try {
    await sql`select 1`.execute(db);
    await usingOnce(opened(postgresDialect({ connectionString: direct, types }, unhurried)), (own) =>
      inMigrationTurn(own, () => prepare(own, seeds)),
    );
  } catch (cause) {
    await db.destroy();
    if (isRefusedByPooler(cause)) throw new UnusableDatabase(throughPooler, cause);
    throw cause instanceof DatabaseAway || cause instanceof UnusableDatabase
      ? cause
      : new DatabaseAway(cause);
  }
  return { db, bus: announces ? postgresBus(direct, (payload) => say(db, payload)) : muteBus() };
}

const throughPooler =
  'DATABASE_URL leads to a pooler of connections: DATABASE_DIRECT_URL names the database itself.';

async function openEmbedded(place: EmbeddedPlace): Promise<Pick<Database, 'db' | 'bus'>> {
  const { seeds = true, announces = true } = place;
  const engine = await embeddedEngine(place);
  const db = opened(new PGliteDialect({ pglite: engine }), announces);
  try {
    await prepare(db, seeds);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, bus: announces ? embeddedBus(engine) : muteBus() };
}

const opened = (dialect: Dialect, announces = true): Db =>
  new Kysely<Tables>({ dialect: repeatingDialect(dialect, announces), log: noteStatement });

/** Brings it to the latest step, and fills empty registers where that is wanted. */
async function prepare(db: Db, seeds: boolean): Promise<void> {
  await migrate(db);
  if (seeds) await seed(db);
}

async function usingOnce(db: Db, work: (db: Db) => Promise<void>): Promise<void> {
  try {
    await work(db);
  } finally {
    await db.destroy();
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
