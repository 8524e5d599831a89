import { expect, test } from 'vitest';
import { readReason, sayReason } from '#machines/sales/saidReason.ts';

test.each([
  ['a reason that is offered', { reason: 'TREATS_CALL', words: undefined }, 'TREATS_CALL'],
  [
    'words, whatever stands in them',
    { reason: 'OTHER', words: 'Volal dvakrát: chce kopii: hned' },
    'OTHER: Volal dvakrát: chce kopii: hned',
  ],
])('%s is read from the trail as it was written', (_, told, said) => {
  expect(sayReason(told)).toBe(said);
  expect(readReason(said)).toEqual(told);
});
