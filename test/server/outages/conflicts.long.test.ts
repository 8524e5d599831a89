import { afterAll, describe, expect, test } from 'vitest';
import { inMemory } from '#test/server/memory.ts';
import { describeService } from '#test/server/suite/everything.ts';
import { conflicting, type Conflicting } from './conflicts.ts';

describe('on a database that refuses each statement once for the sake of another', () => {
  let database: Conflicting | undefined;
  describeService(async () => {
    database = conflicting((await inMemory()).engine);
    return { engine: database.engine };
  });

  test('was refused every kind of statement', () => {
    const refused = [...(database?.refused ?? [])];
    for (const kind of ['select', 'insert', 'update', 'delete']) {
      expect(refused.filter((statement) => statement.startsWith(kind)).length).toBeGreaterThan(5);
    }
    expect(database?.spared()).toEqual([]);
  });
  afterAll(() => {
    database = undefined;
  });
});
