import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { begunMemory } from '#src/drafts/begunMemory.ts';
import { takeEarlyTyped } from '#src/flow/memory/earlyTyped.ts';
import { contactMemory, handoverMemory } from '#src/flow/memory/handover.ts';
import { typedMemory } from '#src/flow/memory/typedMemory.ts';
import { memoryStorage } from '#src/shell/memoryStorage.ts';
import { readStored } from '#src/shell/readStored.ts';

const damaged = (key: string) => {
  const storage = memoryStorage();
  storage.setItem(key, '{"claimNumber":"2026C');
  return storage;
};

test.each([
  ['what was kept', '["a","b"]', ['a', 'b']],
  ['nothing', undefined, undefined],
  ['what was cut off', '["a","b', undefined],
  ['what somebody else put there', '{"a":1}', undefined],
])('a storage that holds %s', (_, kept, told) => {
  const storage = memoryStorage();
  if (kept !== undefined) storage.setItem('key', kept);
  expect(readStored(storage, 'key', z.array(z.string()))).toEqual(told);
});

describe('a report opens, whatever is damaged in the storage of the browser', () => {
  test.each([
    ['the claim handed over', 'hlaska.handed.car.UPLOAD', handoverRead, undefined],
    ['the contact', 'hlaska.contact', (storage: Storage) => contactMemory(storage).read(), undefined],
    ['the reports begun', 'hlaska.begun', (storage: Storage) => begunMemory(storage).all(), []],
    ['what was typed', 'hlaska.typed.car.DRAFT.new', typedPages, []],
    ['what was typed early', 'hlaska.early', (storage: Storage) => takeEarlyTyped(storage, '/'), undefined],
  ])('%s', (_, key, read, nothing) => {
    expect(read(damaged(key))).toEqual(nothing);
  });

  function handoverRead(storage: Storage) {
    return handoverMemory(storage, 'car.UPLOAD').read();
  }
  function typedPages(storage: Storage) {
    return typedMemory(storage, 'car.DRAFT').pages();
  }
});
