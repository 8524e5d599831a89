import { expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { waitingPages } from '#src/flow/ReloadedNotice.tsx';
import { typedMemory } from '#src/flow/memory/typedMemory.ts';
import { memoryStorage } from '#src/shell/memoryStorage.ts';

test('pages something is typed on are known until it is saved', () => {
  const typed = typedMemory(memoryStorage(), 'car.DRAFT', '11111111-1111-4111-8111-111111111111');
  typed.keep('reporter', { reporter: { tel: '608 111 222' } });
  typed.keep('event', { incidentPlace: 'Brno' });
  expect(typed.pages()).toEqual(['reporter', 'event']);
  typed.forget('event');
  expect(typed.pages()).toEqual(['reporter']);
});

test('after a reload the reporter is led to a page they typed on, not to one they may not open', () => {
  const claim: ClaimDetail = {
    eventKinds: ['HAVNEHODA'],
    riskFlow: 'HAV',
    formSteps: ['index', 'chooseEvent'],
  };
  const waiting = waitingPages(carDraft, claim, ['summary', 'reporter', 'chooseEvent']);
  expect(waiting.map(({ code }) => code)).toEqual(['chooseEvent', 'reporter']);
});
