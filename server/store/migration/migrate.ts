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
  const early = unknownIn(await notedSteps(db, 'kysely_migration'), released);
  refuse(early.filter((name) => !Object.keys(latest).some((one) => withoutKind(one) === name)));
  await run(new Migrator({ db, provider: providing({ ...released, ...doneAll(early) }) }));

  const newer = unknownIn(await notedSteps(db, noted.migrationTableName), latest);
  refuse(newer.filter((name) => !/^\d+_(?:expand|move)_/.test(name)));
  const doneEarly = Object.keys(latest).filter((name) => early.includes(withoutKind(name)));
  const all = { ...latest, ...doneAll([...newer, ...doneEarly]) };
  // A release that was taken back may get a step of its own after those of the newer one.
  await run(new Migrator({ db, provider: providing(all), ...noted, allowUnorderedMigrations: true }));
}

/** Between two releases some steps were noted among the released ones, before they had their kinds. */
const withoutKind = (name: string): string => name.replace(/_(?:expand|move|contract)_/, '_');

const unknownIn = (names: readonly string[], known: Steps): string[] =>
  names.filter((name) => known[name] === undefined);

function refuse([name]: readonly string[]): void {
  if (name === undefined) return;
  throw new UnusableDatabase(
    `The database was brought to ${name} by a newer release, which took away what this one needs. Start that release, or put back the backup from before.`,
  );
}

/** What is done already needs only to be known. */
const doneAll = (names: readonly string[]): Steps =>
  Object.fromEntries(names.map((name) => [name, { up: () => Promise.resolve() }]));

const providing = (steps: Steps) => ({ getMigrations: () => Promise.resolve(steps) });

async function run(migrator: Migrator): Promise<void> {
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

async function notedSteps(db: Db, table: string): Promise<string[]> {
  const { rows: found } = await sql<{ is: boolean }>`select to_regclass(${table}) is not null as is`.execute(
    db,
  );
  if (found[0]?.is !== true) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(db);
  return rows.map(({ name }) => name);
}
