import { PGlite } from '@electric-sql/pglite';
import {
  DummyDriver,
  Kysely,
  PGliteDialect,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parsers } from '#server/store/database.ts';
import { migrate } from '#server/store/migration/migrate.ts';
import { released } from '#server/store/migration/released.ts';
import { statements } from '#server/store/migration/statements.ts';
import { migrations } from '#server/store/migrations.ts';
import type { Db, Tables } from '#server/store/tables.ts';

/** What each kind of step may say. */
const allowed = {
  expand: [
    /^create (?:table|index|sequence|function|trigger) /i,
    /^alter table \w+ add column (?:(?!not null).)*$/i,
    /^alter table \w+ add column .*\bdefault\b/i,
  ],
  move: [/^(?:insert into|update|delete from) /i],
  contract: [
    /^(?:drop|alter table \w+ (?:drop|rename|alter column|add (?:check|constraint|unique|foreign))|create unique index)/i,
  ],
};

interface Column {
  readonly type: string;
  readonly nullable: string;
  readonly preset: string | null;
}

/** The statements of a step, which nothing runs. */
async function said(name: string): Promise<string[]> {
  const all: string[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (one) => new PostgresIntrospector(one),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      all.push(query.sql.replaceAll(/\s+/g, ' ').trim());
    },
  });
  await Object.entries(migrations)
    .find(([one]) => one === name)?.[1]
    .up(db);
  return all;
}

describe('a release beside the one before it', () => {
  let db: Db;
  let empty: Blob;
  beforeAll(async () => {
    const engine = await PGlite.create();
    empty = await engine.dumpDataDir('none');
    await engine.close();
  });
  beforeEach(async () => {
    const pglite = await PGlite.create({ loadDataDir: empty, parsers });
    db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  });
  afterEach(() => db.destroy());

  /** Brings the database to what a release before knew, as its own start does. */
  const startLast = async (steps: Readonly<Record<string, Migration>> = released) => {
    const provider = { getMigrations: () => Promise.resolve(steps) };
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    return error;
  };
  const columns = async (): Promise<Map<string, Column>> => {
    const { rows } = await sql<Column & { name: string }>`
      select table_name || '.' || column_name as name, udt_name as type, is_nullable as nullable, column_default as preset
      from information_schema.columns where table_schema = 'public' and table_name not like '%migration%'`.execute(
      db,
    );
    return new Map(rows.map(({ name, ...column }) => [name, column]));
  };
  const constraints = async (): Promise<Map<string, string>> => {
    const { rows } = await sql<{ name: string; says: string }>`
      select conrelid::regclass || ' ' || conname as name, pg_get_constraintdef(oid) as says
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
      and conrelid::regclass::text not like '%migration%'
      union select tablename || ' ' || indexname, indexdef from pg_indexes
      where schemaname = 'public' and indexdef like 'CREATE UNIQUE%' and tablename not like '%migration%'`.execute(
      db,
    );
    return new Map(rows.map(({ name, says }) => [name, says]));
  };
  const tablesWithTriggers = async (): Promise<string[]> => {
    const { rows } = await sql<{ name: string }>`
      select distinct tgrelid::regclass::text as name from pg_trigger where not tgisinternal`.execute(db);
    return rows.map(({ name }) => name);
  };
  const tableOf = (name: string): string => name.split(/[. ]/)[0] ?? '';

  test('finds each step of one kind, which its statements keep to', async () => {
    for (const name of Object.keys(migrations)) {
      const [, kind] = /^\d{3}_(expand|move|contract)_\w+$/.exec(name) ?? [];
      if (kind !== 'expand' && kind !== 'move' && kind !== 'contract')
        throw new Error(`${name} has no kind.`);
      const strange = (await said(name)).filter((one) => !allowed[kind].some((pattern) => pattern.test(one)));
      expect([name, strange]).toEqual([name, []]);
    }
    expect(Object.keys(released).at(-1)).toBe('013_identities');
  });

  test('leaves all that the last release reads and writes as it was', async () => {
    expect(await startLast()).toBeUndefined();
    const [before, bounds] = [await columns(), await constraints()];
    await migrate(db);
    const [after, boundsAfter] = [await columns(), await constraints()];
    const ofLast = new Set([...before.keys()].map(tableOf));
    expect(ofLast.size).toBeGreaterThan(20);
    // A column of one of its tables that it does not name must fill itself.
    const needed = [...after].flatMap(([name, column]) =>
      ofLast.has(tableOf(name)) && (before.has(name) || (column.nullable === 'NO' && column.preset === null))
        ? [[name, column] as const]
        : [],
    );
    expect(new Map(needed)).toEqual(before);
    expect(new Map([...boundsAfter].filter(([name]) => ofLast.has(tableOf(name))))).toEqual(bounds);
    // A trigger on one of its tables would run in its writes.
    expect((await tablesWithTriggers()).filter((name) => ofLast.has(name))).toEqual([]);
    expect(await tablesWithTriggers()).toEqual(['look']);
  });

  test('lets the last release start again after it, and goes on itself after that', async () => {
    await startLast();
    await migrate(db);
    expect(await startLast()).toBeUndefined();
    await migrate(db);
    expect(await db.selectFrom('build_file').selectAll().execute()).toEqual([]);
  });

  test('goes on where steps were noted before they had their kinds, and leaves them noted', async () => {
    const between = {
      ...released,
      '014_register_answers': migrations['014_expand_register_answers'] ?? statements(),
      '015_message_turns': migrations['015_expand_message_turns'] ?? statements(),
    };
    expect(await startLast(between)).toBeUndefined();
    await migrate(db);
    expect(await startLast(between)).toBeUndefined();
    await migrate(db);
    expect(await db.selectFrom('notice').selectAll().execute()).toEqual([]);
  });

  test('does not start where nobody knows a step of the time before', async () => {
    await startLast({
      ...released,
      '014_something_else': statements('create table something_else (id int)'),
    });
    await expect(migrate(db)).rejects.toThrow(
      'The database was brought to 014_something_else by a newer release',
    );
  });

  test('starts on what a newer one has added and moved, also with a step of its own', async () => {
    await migrate(db, {
      ...migrations,
      '901_expand_later': statements('create table later (id int primary key)'),
      '902_move_later': statements('insert into later values (1)'),
    });
    await migrate(db);
    await migrate(db, {
      ...migrations,
      '900_expand_between': statements('create table between_them (id int)'),
    });
    const { rows } = await sql`select id from later`.execute(db);
    expect(rows).toEqual([{ id: 1 }]);
  });

  test('does not start where a newer one has taken something away, and says so', async () => {
    await migrate(db, {
      ...migrations,
      '903_contract_texts': statements('alter table notice drop column text'),
    });
    await expect(migrate(db)).rejects.toThrow(
      'The database was brought to 903_contract_texts by a newer release, which took away what this one needs. Start that release, or put back the backup from before.',
    );
  });
});
