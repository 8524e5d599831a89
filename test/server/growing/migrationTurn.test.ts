import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from '#server/store/database.ts';
import { migrate } from '#server/store/migration/migrate.ts';
import { inMigrationTurn } from '#server/store/migration/migrationTurn.ts';
import { statements } from '#server/store/migration/statements.ts';
import { migrations } from '#server/store/migrations.ts';
import { inMemory } from '#test/server/memory.ts';

describe('bringing a database to the latest step', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase(await inMemory());
  });
  afterAll(() => database.close());
  const times = { lease: 1000, renew: 100, look: 5 };

  test('is done by one process at a time', async () => {
    const done: string[] = [];
    const work = (name: string) => async () => {
      done.push(`${name} begins`);
      await sql`select 1`.execute(database.db);
      done.push(`${name} ends`);
    };
    await Promise.all(['one', 'two', 'three'].map((name) => inMigrationTurn(database.db, work(name), times)));
    const named = done.map((said) => said.split(' ')[0]);
    expect(done).toEqual(
      [named[0], named[2], named[4]].flatMap((name) => [`${name} begins`, `${name} ends`]),
    );
    expect(new Set(named).size).toBe(3);
  });

  test('waits for one that is heard of, and not for one that has died', async () => {
    const { db } = database;
    const hold = (until: string) =>
      sql`insert into migration_turn (name, holder, until)
        values ('steps', ${randomUUID()}, now() + ${until}::interval)`.execute(db);
    await hold('1 hour');
    let isDone = false;
    const waiting = inMigrationTurn(db, async () => void (isDone = true), times);
    for (let look = 0; look < 5; look += 1) await sql`select 1`.execute(db);
    expect(isDone).toBe(false);
    await sql`update migration_turn set until = now() - interval '1 second'`.execute(db);
    await waiting;
    expect((await sql`select * from migration_turn`.execute(db)).rows).toEqual([]);
  });

  test('leaves done what came before a step that cannot be done, and goes on from there', async () => {
    const { db } = database;
    const steps = (last: string) => ({
      ...migrations,
      '900_expand_first': statements('create table first_of_two (id int primary key)'),
      '901_expand_second': statements('create table half_made (id int primary key)', last),
    });
    await expect(migrate(db, steps('create tabel second_of_two (id int)'))).rejects.toThrow('syntax error');
    const { rows } = await sql`select to_regclass('half_made') as half, count(*) from first_of_two`.execute(
      db,
    );
    expect(rows).toEqual([{ half: null, count: 0 }]);
    await migrate(db, steps('create table second_of_two (id int primary key)'));
    expect((await sql`select * from second_of_two`.execute(db)).rows).toEqual([]);
  });
});
