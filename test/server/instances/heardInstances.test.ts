import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetInstance, hearInstances } from '#server/instances/heardInstances.ts';
import type { Instance } from '#server/instances/instance.ts';
import { openDatabase, type Database } from '#server/store/database.ts';
import { inMemory } from '#test/server/memory.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase(await inMemory());
});
afterAll(() => database.close());

test('a process hears of those that ran within two minutes, and of none that has ended', async () => {
  const { db } = database;
  const process = (build: string): Instance => ({ id: randomUUID(), build, settings: { TLS: 'on' } });
  const [one, two, three] = [process('a1'), process('b2'), process('c3')];
  expect(await hearInstances(db, one)).toEqual([]);
  expect(await hearInstances(db, two)).toEqual([one]);
  expect(await hearInstances(db, three)).toEqual([one, two]);
  const silent = (id: string, time: string) =>
    db
      .updateTable('instance')
      .set({ seen_at: sql`now() - ${time}::interval` })
      .where('id', '=', id)
      .execute();
  await silent(one.id, '119 seconds');
  await silent(two.id, '121 seconds');
  expect(await hearInstances(db, three)).toEqual([one]);
  // One that was only away is heard of again.
  expect(await hearInstances(db, two)).toEqual([one, three]);
  await forgetInstance(db, one.id);
  expect(await hearInstances(db, three)).toEqual([two]);
});
