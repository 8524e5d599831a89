import { expect, test } from 'vitest';
import { forgetReports } from '#src/shell/forgetReports.ts';
import { memoryStorage } from '#src/shell/memoryStorage.ts';
import { typedRecord } from '#src/sales/records/typedRecord.ts';
import { person } from './clients.ts';

const base = { version: 3, record: person, name: '', life: 'LIVING', isNumberHidden: false } as const;
const typed = { person: { mobile: '777 900 000' } };
const minutes = 60_000;

test('what is typed is there after a reload, however late, with the record that it began from', () => {
  const storage = memoryStorage();
  typedRecord(storage, 'id').keep(typed, base, 0);
  const kept = typedRecord(storage, 'id').read(600 * minutes);
  expect(kept).toEqual({ typed, base, at: 0, isLeft: false });
});

test('what was left on purpose is given back for an hour', () => {
  const storage = memoryStorage();
  const memory = typedRecord(storage, 'id');
  memory.keep(typed, base, 0);
  memory.leave();
  expect(memory.read(59 * minutes)?.isLeft).toBe(true);
  expect(memory.read(60 * minutes)).toBeUndefined();
  expect(storage.length).toBe(0);
});

test('each client has their own, and what is saved or logged out of is forgotten', () => {
  const storage = memoryStorage();
  typedRecord(storage, 'id').keep(typed, base, 0);
  typedRecord(storage).keep(typed, base, 0);
  expect(typedRecord(storage, 'other').read(0)).toBeUndefined();
  typedRecord(storage, 'id').forget();
  expect([typedRecord(storage, 'id').read(0), typedRecord(storage).read(0)?.typed]).toEqual([
    undefined,
    typed,
  ]);
  forgetReports(storage);
  expect(typedRecord(storage).read(0)).toBeUndefined();
});

test('leaving a form in which nothing was typed keeps nothing', () => {
  const storage = memoryStorage();
  typedRecord(storage).leave();
  expect(storage.length).toBe(0);
});
