import { describe, expect, test } from 'vitest';
import { typedMemory } from '#src/flow/memory/typedMemory.ts';
import { memoryStorage } from '#src/shell/memoryStorage.ts';

const typedOn = { claimNumber: 'CZ2026000012345' };

describe('what was answered on a page that does not save', () => {
  const begun = () => {
    const storage = memoryStorage();
    const typed = typedMemory(storage, 'car.UPLOAD', 'c1');
    typed.keep('claimIdentification', typedOn);
    typed.putAside('claimIdentification');
    const afterCrash = () => typedMemory(storage, 'car.UPLOAD', 'c1');
    return { typed, afterCrash };
  };

  test('is out of sight, and there again after a crash', () => {
    const { typed, afterCrash } = begun();
    expect([typed.pages(), typed.read('claimIdentification')]).toEqual([[], undefined]);
    expect([afterCrash().pages(), afterCrash().read('claimIdentification')]).toEqual([
      ['claimIdentification'],
      typedOn,
    ]);
  });

  test('is forgotten with the next save', () => {
    const { typed, afterCrash } = begun();
    typed.forgetAside();
    expect(afterCrash().pages()).toEqual([]);
  });

  test('is shown again where the report was loaded anew', () => {
    const { typed } = begun();
    typed.takeUp();
    expect(typed.read('claimIdentification')).toEqual(typedOn);
    typed.forgetAside();
    expect(typed.pages()).toEqual(['claimIdentification']);
  });

  test('is typing like any other once it is changed', () => {
    const { typed } = begun();
    typed.keep('claimIdentification', { claimNumber: 'CZ2' });
    typed.forgetAside();
    expect(typed.read('claimIdentification')).toEqual({ claimNumber: 'CZ2' });
  });
});

test('what an older build has left of the page of a row belongs to the record of that row', () => {
  const storage = memoryStorage();
  storage.setItem('hlaska.typed.car.DRAFT.c1', JSON.stringify({ injuredParty2: typedOn, reporter: typedOn }));
  const typed = typedMemory(storage, 'car.DRAFT', 'c1');
  expect([typed.pages(), typed.read('injuredParty[1]')]).toEqual([['injuredParty[1]', 'reporter'], typedOn]);
});
