import { PGlite } from '@electric-sql/pglite';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase, parsers } from '#server/store/database.ts';
import { inMemory } from '#test/server/memory.ts';
import { describeService, ofOneReport, withoutNews } from '#test/server/suite/everything.ts';
import { exceptions } from './exceptions.ts';
import { engines } from './refusals.ts';
import { refusing, type Refusing } from './refusing.ts';

const named = process.env['ENGINE']?.toLowerCase();
/** Without the variable a share is tried; with it the whole suite on what one engine refuses, or all of them. */
const isWhole = named !== undefined;
const wanted = engines.filter(
  (engine) => named === undefined || named === 'all' || named === engine.toLowerCase(),
);

describe(`what ${wanted.join(', ')} would refuse`, () => {
  test('is known of every step of the database', async () => {
    const { engine, refused, excepted } = refusing(await PGlite.create({ parsers }), wanted);
    const database = await openDatabase({ engine, announces: false });
    await database.close();
    expect(refused).toEqual([]);
    const steps = exceptions.filter(({ statement }) => /alter|create/.test(statement.source));
    const met = steps.filter((one) => excepted.some(({ statement }) => one.statement.test(statement)));
    expect(met).toEqual(steps.filter((one) => one.engines.some((engine) => wanted.includes(engine))));
  });

  describe('is known of every call', () => {
    let database: Refusing | undefined;
    describeService(
      async () => {
        database = refusing((await inMemory()).engine, wanted);
        return { engine: database.engine, announces: false };
      },
      isWhole ? withoutNews : ofOneReport,
    );
    test('and nothing else was refused', () => {
      expect(database?.refused).toEqual([]);
    });
    afterAll(() => {
      database = undefined;
    });
  });
});

describe('a database that refuses what others would', () => {
  test.each([
    ['select pg_advisory_lock(1)', ['CockroachDB', 'Citus']],
    ['lock table policy in exclusive mode', ['YugabyteDB']],
    ["select pg_notify('news', '')", ['CockroachDB', 'YugabyteDB', 'Citus']],
    ['select * from claim_request where uuid = $1 for update', []],
    ['select * from claim_request where state = $1 for update', ['Citus']],
    ['select * from client where name = $1 for update', []],
    ['update attachment set claim_uuid = $1 where id = $2', ['Citus']],
    ['create temporary table put_back (line jsonb)', ['CockroachDB']],
  ])('refuses %s for %j', async (statement, who) => {
    const { engine, refused } = refusing(await plain(), engines);
    await engine.query(statement, []).catch(() => {});
    expect(refused.map(({ engine: one }) => one).toSorted()).toEqual([...who].toSorted());
  });

  test('refuses to change a table where rows were written before, in that transaction alone', async () => {
    const { engine, refused } = refusing(await plain(), engines);
    await engine.query('create table one (id int)');
    await engine.query('insert into one values (1)');
    await engine.query('alter table one add column two int');
    expect(refused).toEqual([]);
    const both = engine.transaction(async (trx) => {
      await trx.query('insert into one values (2, 2)');
      await trx.query('alter table one add column three int');
    });
    await expect(both).rejects.toThrow('CockroachDB refuses: a table is not changed');
    expect(refused.map(({ engine: one }) => one)).toEqual(['CockroachDB', 'YugabyteDB']);
  });
});

let made: Promise<PGlite> | undefined;
const plain = async (): Promise<PGlite> => (made ??= inMemory().then(({ engine }) => engine));
afterAll(async () => (await made)?.close());
