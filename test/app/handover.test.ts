import { expect, test } from 'vitest';
import { contactMemory, handoverMemory, keepSent } from '#src/flow/memory/handover.ts';
import { memoryStorage } from '#src/shell/memoryStorage.ts';

const sent = { claimNumber: '2026CAR00000017', incidentDate: '2026-11-15' };

test('a sent claim is handed to the flow it was meant for, and to no other', () => {
  const storage = memoryStorage();
  handoverMemory(storage, 'car.UPLOAD').keep(sent);
  expect([
    handoverMemory(storage, 'car.UPLOAD').read(),
    handoverMemory(storage, 'car.QUESTION').read(),
  ]).toEqual([sent, undefined]);
});

test('the tie to a sent claim is handed to the report that follows from it', () => {
  const storage = memoryStorage();
  const tie = {
    consequentClaimRequest: {
      activeBaseClaimUuid: '0b8c3f1e-7a5d-4c1b-9a53-5a4f6f0f9a11',
      baseClaimMemberType: 'INSURED' as const,
      claimNumber: sent.claimNumber,
    },
    incidentDate: sent.incidentDate,
  };
  handoverMemory(storage, 'car.DRAFT').keep(tie);
  expect(handoverMemory(storage, 'car.DRAFT').read()).toEqual(tie);
});

test('a claim number typed at another line goes along without a day', () => {
  const storage = memoryStorage();
  handoverMemory(storage, 'life.UPLOAD').keep({ claimNumber: '2026LIF00000001', incidentDate: undefined });
  expect(handoverMemory(storage, 'life.UPLOAD').read()).toEqual({ claimNumber: '2026LIF00000001' });
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

test('a claim that was sent is handed to whatever may be added to it', () => {
  const storage = memoryStorage();
  keepSent(storage, 'car', sent);
  expect(
    ['car.UPLOAD', 'car.QUESTION', 'car.DRAFT', 'life.UPLOAD'].map((flow) =>
      handoverMemory(storage, flow).read(),
    ),
  ).toEqual([sent, sent, undefined, undefined]);
  keepSent(storage, 'life', { claimNumber: undefined, incidentDate: '2026-11-15' });
  expect(handoverMemory(storage, 'life.UPLOAD').read()).toBeUndefined();
});

test('who sent a report need not tell again how they are reached', () => {
  const storage = memoryStorage();
  const contact = { fullName: 'Jana Nováková', email: 'jana.novakova@example.cz', tel: '777123456' };
  expect(contactMemory(storage).read()).toBeUndefined();
  contactMemory(storage).keep(contact);
  expect(contactMemory(storage).read()).toEqual(contact);
});
