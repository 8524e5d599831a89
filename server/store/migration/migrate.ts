import { sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { UnusableDatabase } from '../dataFolder.ts';
import { migrations } from '../migrations.ts';
import type { Db } from '../tables.ts';
import { released } from './released.ts';

/** Where the steps since each has a kind are noted: a release that knows none of them does not miss any. */
const noted = { migrationTableName: 'migration_step', migrationLockTableName: 'migration_step_lock' };

type Steps = Readonly<Record<string, Migration>>;

/**
 * Brings a database to the latest step. What a newer release has added or moved is left alone.
 *
 * @throws UnusableDatabase where a newer release has taken away what this one may read
 */
export async function migrate(db: Db, latest: Steps = migrations): Promise<void> {
  await run(new Migrator({ db, provider: providing(released) }));
  const all = { ...(await unknownSteps(db, latest)), ...latest };
  // A release that was taken back may get a step of its own after those of the newer one.
  await run(new Migrator({ db, provider: providing(all), ...noted, allowUnorderedMigrations: true }));
}

const providing = (steps: Steps) => ({ getMigrations: () => Promise.resolve(steps) });

async function run(migrator: Migrator): Promise<void> {
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** What is done already needs only to be known. */
const done: Migration = { up: () => Promise.resolve() };

async function unknownSteps(db: Db, known: Steps): Promise<Steps> {
  const unknown = (await notedSteps(db)).filter((name) => known[name] === undefined);
  const breaking = unknown.find((name) => !/^\d+_(?:expand|move)_/.test(name));
  if (breaking !== undefined)
    throw new UnusableDatabase(
      `The database was brought to ${breaking} by a newer release, which took away what this one needs. Start that release, or put back the backup from before.`,
    );
  return Object.fromEntries(unknown.map((name) => [name, done]));
}

async function notedSteps(db: Db): Promise<string[]> {
  const table = noted.migrationTableName;
  const { rows: found } = await sql<{ is: boolean }>`select to_regclass(${table}) is not null as is`.execute(
    db,
  );
  if (found[0]?.is !== true) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(db);
  return rows.map(({ name }) => name);
}
