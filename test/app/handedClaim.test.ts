import { expect, test } from 'vitest';
import { handedClaim } from '../../src/app/handedClaim.ts';

const aStorage = (): Storage => {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
};

const sent = { claimNumber: '2026CAR00000017', incidentDate: '2026-11-15' };

test('a sent claim is handed to the flow it was meant for, and to no other', () => {
  const storage = aStorage();
  handedClaim(storage, 'car.UPLOAD').keep(sent);
  expect([handedClaim(storage, 'car.UPLOAD').read(), handedClaim(storage, 'car.QUESTION').read()]).toEqual([
    sent,
    undefined,
  ]);
});

test('once it is taken it is handed over no more', () => {
  const memory = handedClaim(aStorage(), 'life.QUESTION');
  memory.keep(sent);
  memory.forget();
  expect(memory.read()).toBeUndefined();
});

test('what another program put there is nothing', () => {
  const storage = aStorage();
  storage.setItem('hlaska.handed.car.UPLOAD', '{"claimNumber":17}');
  expect(handedClaim(storage, 'car.UPLOAD').read()).toBeUndefined();
});
