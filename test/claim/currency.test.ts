import { expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { amountsIn, currencyOf } from '#machines/claim/currency.ts';

test.each<[string, ClaimDetail, string | undefined, string]>([
  ['of a Czech policy', { policyCountry: 'CZ', dummyPolicy: false, currency: 'EUR' }, 'CZK', 'CZK'],
  ['of a Slovak policy', { policyCountry: 'SK', dummyPolicy: false }, 'EUR', 'EUR'],
  ['of a policy whose country nobody told', { policyNumberValid: true, dummyPolicy: false }, 'CZK', 'CZK'],
  ['without a policy, in euros', { dummyPolicy: true, currency: 'EUR' }, 'EUR', 'EUR'],
  [
    'without a policy that counts, in euros',
    { dummyPolicy: true, policyCountry: 'CZ', currency: 'EUR' },
    'EUR',
    'EUR',
  ],
  ['without a policy, before anything is chosen', { dummyPolicy: true }, undefined, 'CZK'],
])('the amounts of a claim %s', (_, claim, known, counted) => {
  expect([currencyOf(claim), amountsIn(claim)]).toEqual([known, counted]);
});
