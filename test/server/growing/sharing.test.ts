import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCounters } from '#server/store/counters.ts';
import { openDatabase, type Database } from '#server/store/database.ts';
import { databaseClock } from '#server/store/shared/databaseClock.ts';
import { madeKey } from '#server/store/shared/madeKey.ts';
import { numberBlocks } from '#server/store/shared/numberBlocks.ts';
import { takeTurn } from '#server/store/shared/takeTurn.ts';
import { inMemory } from '#test/server/memory.ts';

describe('what several processes on a database share', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase(await inMemory());
  });
  afterAll(() => database.close());

  test('work that one does for all is begun by one of those who ask at once, and again when its time has come', async () => {
    const { db } = database;
    const ask = () => takeTurn(db, { name: 'tidy', after: 60_000 });
    expect((await Promise.all([ask(), ask(), ask()])).filter((is) => is)).toEqual([true]);
    const begun = (time: string) =>
      sql`update turn set taken_at = now() + ${time}::interval where name = 'tidy'`.execute(db);
    await begun('-59 seconds');
    expect(await ask()).toBe(false);
    await begun('-61 seconds');
    expect([await ask(), await ask()]).toEqual([true, false]);
    // One that was noted while the clock of the database was ahead holds nobody up.
    await begun('1 day');
    expect(await ask()).toBe(true);
  });

  test('a key that nobody gave is made by the first, and read by all', async () => {
    const { db } = database;
    const keys = await Promise.all(['one', 'two', 'three'].map((key) => madeKey(db, 'landing', () => key)));
    expect(keys).toEqual(['one', 'one', 'one']);
    expect(await madeKey(db, 'another', () => 'two')).toBe('two');
  });

  test('numbers are fetched ten at once, and none is given twice', async () => {
    const { db } = database;
    const [one, two] = [numberBlocks(db, 'claim_number', 10), numberBlocks(db, 'claim_number', 10)];
    const first = await one.next();
    const last = async () =>
      (await sql<{ last: number }>`select last_value as last from claim_number`.execute(db)).rows[0]?.last;
    expect(await last()).toBe(first + 9);
    expect(await two.next()).toBe(first + 10);
    const others = await Promise.all(Array.from({ length: 15 }, () => one.next()));
    expect(others.slice(0, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((more) => first + more));
    expect(others.slice(9)).toEqual([20, 21, 22, 23, 24, 25].map((more) => first + more));
  });

  test('a limit lets through as many over eight processes as over one, where each of them is asked', async () => {
    const processes = Array.from({ length: 8 }, () =>
      createCounters(database.db, { max: 100, window: 60_000 }),
    );
    let letThrough = 0;
    for (let turn = 0; turn < 200; turn += 1) {
      const counted = await processes[turn % 8]?.('somebody');
      if (counted && counted.current <= 100) letThrough += 1;
    }
    expect(letThrough).toBe(100);
  });

  test('the clock of a machine that is an hour late goes by that of the database', async () => {
    const hour = 60 * 60_000;
    const own = () => Date.now() - hour;
    const clock = databaseClock(database.db, own);
    expect(clock.now().getTime()).toBeLessThan(Date.now() - hour / 2);
    const ahead = await clock.follow();
    expect(Math.round(ahead / 1000)).toBe(3600);
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(1000);
    // What may be the way to the database and back moves no clock.
    expect(await clock.follow()).toBe(ahead);
  });

  test('whatever hangs on a report is found by it without reading the rest of its table', async () => {
    const { rows } = await sql<{ name: string }>`
      select conrelid::regclass || '.' || attname as name from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid = 'claim_request'::regclass and not exists (
        select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`.execute(database.db);
    expect(rows).toEqual([]);
  });
});
