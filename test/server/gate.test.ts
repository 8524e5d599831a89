import { describe, expect, test } from 'vitest';
import { Failure } from '#machines/calls/failures.ts';
import { createGate } from '#server/documents/gate.ts';

describe('a gate', () => {
  test('lets so much of one key through at once, the rest in turn, and refuses what is too much', async () => {
    const gate = createGate({ atOnce: 2, waiting: 1 });
    const begun: string[] = [];
    const works = new Map<string, PromiseWithResolvers<void>>();
    const enter = (key: string, name: string) =>
      gate(key, () => {
        begun.push(name);
        const work = Promise.withResolvers<void>();
        works.set(name, work);
        return work.promise;
      });
    const first = enter('a', 'first');
    const second = enter('a', 'second');
    const third = enter('a', 'third');
    const other = enter('b', 'other');
    await expect(enter('a', 'fourth')).rejects.toMatchObject({ code: '245000000', status: 429 });
    expect(begun).toEqual(['first', 'second', 'other']);

    works.get('first')?.reject(new Failure('245000028'));
    await expect(first).rejects.toMatchObject({ code: '245000028' });
    const fifth = enter('a', 'fifth');
    expect(begun).toEqual(['first', 'second', 'other', 'third']);

    for (const name of ['second', 'third', 'other']) works.get(name)?.resolve();
    await Promise.all([second, third, other]);
    expect(begun.at(-1)).toBe('fifth');
    works.get('fifth')?.resolve();
    await fifth;
  });
});
