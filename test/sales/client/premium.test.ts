import { expect, test } from 'vitest';
import { premiumOf } from '#src/sales/client/policyWords.ts';

test.each([
  ['cs', 'CZK', '4 752 Kč'],
  ['en', 'CZK', 'Kč 4,752'],
  ['en', 'EUR', '€4,752'],
] as const)('a premium is written in %s as every amount is', (language, currency, written) => {
  const said = premiumOf({ premiumPerYear: 4752.4, currency }, language);
  expect(said.replaceAll('\u00A0', ' ')).toBe(written);
});
