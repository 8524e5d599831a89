import { sql } from 'kysely';
import { UnusableDatabase } from '../dataFolder.ts';
import { migrations } from '../migrations.ts';
import type { Db } from '../tables.ts';
import { transact } from '../transact.ts';
import { released } from './released.ts';
import type { Step } from './statements.ts';

/** Where the released steps are noted, as Kysely does, by which release 1.0.0 brings its own. */
const ofReleased = 'kysely_migration';
/** Where the steps since each has a kind are noted: a release that knows none of them does not miss any. */
const ofLater = 'migration_step';

type Steps = Readonly<Record<string, Step>>;

/**
 * Brings a database to the latest step, each in a transaction of its own: what one has locked is free before the next begins, no rows
 * are written where a table was just changed, and what one could not do leaves those before it done. What a newer release has added or
 * moved is left alone. No two processes may do it at once, see `inMigrationTurn`.
 *
 * @throws UnusableDatabase where a newer release has taken away what this one may read
 */
export async function migrate(db: Db, latest: Steps = migrations): Promise<void> {
  const early = unknownIn(await notedSteps(db, ofReleased), released);
  refuse(early.filter((name) => !Object.keys(latest).some((one) => withoutKind(one) === name)));
  await bring(db, ofReleased, released);

  const newer = unknownIn(await notedSteps(db, ofLater), latest);
  refuse(newer.filter((name) => !/^\d+_(?:expand|move)_/.test(name)));
  const doneEarly = Object.keys(latest).filter((name) => early.includes(withoutKind(name)));
  // A release that was taken back may get a step of its own after those of the newer one.
  await bring(db, ofLater, { ...latest, ...doneAll(doneEarly) });
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

async function bring(db: Db, table: string, steps: Steps): Promise<void> {
  const notes = sql.table(table);
  await sql`create table if not exists ${notes} (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    db,
  );
  const done = await notedSteps(db, table);
  const left = Object.entries(steps).filter(([name]) => !done.includes(name));
  for (const [name, step] of left.toSorted(byName))
    await transact(db, async (trx) => {
      await step.up(trx);
      await sql`insert into ${notes} (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(
        trx,
      );
    });
}

const byName = ([one]: readonly [string, Step], [other]: readonly [string, Step]): number =>
  one < other ? -1 : 1;

async function notedSteps(db: Db, table: string): Promise<string[]> {
  const { rows: found } = await sql<{ is: boolean }>`select to_regclass(${table}) is not null as is`.execute(
    db,
  );
  if (found[0]?.is !== true) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(db);
  return rows.map(({ name }) => name);
}
