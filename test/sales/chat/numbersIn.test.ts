import { expect, test } from 'vitest';
import { numberIn } from '#machines/sales/chat/numbersIn.ts';

test.each([
  ['Klient 790314/9034 nemůže dál.', 'BIRTH_NUMBER'],
  ['rodné číslo je 7903149034', 'BIRTH_NUMBER'],
  ['470312951', 'BIRTH_NUMBER'],
  ['karta 4111 1111 1111 1111', 'CARD_NUMBER'],
  ['karta 4111-1111-1111-1112', undefined],
  ['škoda 2026CAR00000101', undefined],
  ['smlouva 4400100017', undefined],
  ['volejte +420 602 100 100', undefined],
  ['koncept 0f8fad5b', undefined],
])('%s holds %s', (text, number) => {
  expect(numberIn(text)).toBe(number);
});
