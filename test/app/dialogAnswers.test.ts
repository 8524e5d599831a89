import { expect, test } from 'vitest';
import { fallsWith } from '../../machines/claim/fallsWith.ts';
import { lookupFields } from '../../machines/claim/lookupAnswers.ts';
import { dialogAnswers } from '../../src/app/dialogAnswers.ts';

test('a vehicle that is not the reporter’s takes with it all that was looked up by it', () => {
  const [event] = dialogAnswers.confirmVehicleIdentification?.onInstead ?? [];
  const cleared = event?.type === 'CONFIRM' ? Object.keys(event.instead ?? {}) : [];
  const found = fallsWith['contactSearch']?.filter((name) => name in lookupFields) ?? [];
  expect(found.filter((name) => !cleared.includes(name))).toEqual([]);
});

test('who does not agree to be kept goes on all the same', () => {
  expect(dialogAnswers.preClient).toEqual({
    onConfirm: { type: 'CONFIRM', answers: { contactConsent: true } },
    onInstead: [{ type: 'CONFIRM', answers: { contactConsent: false } }],
  });
});

test('who says that theirs is another claim is remembered to have said so', () => {
  expect(dialogAnswers.duplicateFound?.onConfirm).toEqual({
    type: 'CONFIRM',
    answers: { isOtherEvent: true },
  });
});

test('who has reported the same before is asked whether this report goes', () => {
  expect(dialogAnswers.duplicateFound?.onInstead).toEqual([{ type: 'REFUSE' }, { type: 'DISCARD' }]);
});
