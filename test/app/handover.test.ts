import { expect, test } from 'vitest';
import { contactMemory, handoverMemory } from '../../src/flow/handover.ts';
import { memoryStorage } from '../../src/shell/memoryStorage.ts';

const sent = { claimNumber: '2026CAR00000017', incidentDate: '2026-11-15' };

test('a sent claim is handed to the flow it was meant for, and to no other', () => {
  const storage = memoryStorage();
  handoverMemory(storage, 'car.UPLOAD').keep(sent);
  expect([
    handoverMemory(storage, 'car.UPLOAD').read(),
    handoverMemory(storage, 'car.QUESTION').read(),
  ]).toEqual([sent, undefined]);
});

test('once it is taken it is handed over no more', () => {
  const memory = handoverMemory(memoryStorage(), 'life.QUESTION');
  memory.keep(sent);
  memory.forget();
  expect(memory.read()).toBeUndefined();
});

test('what another program put there is nothing', () => {
  const storage = memoryStorage();
  storage.setItem('hlaska.handed.car.UPLOAD', '{"claimNumber":17}');
  expect(handoverMemory(storage, 'car.UPLOAD').read()).toBeUndefined();
});

test('who sent a report need not tell again how they are reached', () => {
  const storage = memoryStorage();
  const contact = { fullName: 'Jana Nováková', email: 'jana.novakova@example.cz', tel: '777123456' };
  expect(contactMemory(storage).read()).toBeUndefined();
  contactMemory(storage).keep(contact);
  expect(contactMemory(storage).read()).toEqual(contact);
});
