import { expect, test } from 'vitest';
import { readAmount } from '#machines/claim/checks/amount.ts';

test.each([
  ['12 500', 12_500],
  ['12\u00A0500', 12_500],
  ['12.500', 12_500],
  ['12,500', 12_500],
  ["12'500", 12_500],
  ['12 500,-', 12_500],
  ['12.500,--', 12_500],
  ['12500.-', 12_500],
  ['12 500 Kč', 12_500],
  ['12 500,- Kč', 12_500],
  ['12500kč.', 12_500],
  ['CZK 12,500.50', 12_500.5],
  ['€ 1.250,50', 1250.5],
  ['1 250,5 EUR', 1250.5],
  ['200 korun', 200],
  ['1.234.567,89', 1_234_567.89],
  ['3,5', 3.5],
  ['0', 0],
])('a price written as %s is %d', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});

test.each(['', 'a lot', 'Kč', '-5', '1,2345', '1.25.3', '12 500 or so', '1e3'])('%s is no price', (typed) => {
  expect(readAmount(typed)).toBeNaN();
});
