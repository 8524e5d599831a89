import { expect, test } from 'vitest';
import { answersSchema } from '#machines/flow/answersSchema.ts';
import { campaigns } from '#machines/sales/discount/campaigns.ts';
import { ruledBy } from '#machines/sales/discount/discountFields.ts';
import { storedDiscount } from '#machines/sales/discount/storedDiscount.ts';
import type { DiscountRecord, KnownOfDiscount } from '#machines/service/sales/discountRecord.ts';
import { check } from '#machines/subject/issues/issue.ts';
import { readCodelists } from '#server/codelists/codelists.ts';
import { salesPage } from '#test/sales/salesPage.ts';
import { insured, knownOf } from './discounts.ts';

const found = (record: DiscountRecord, more: Partial<KnownOfDiscount> = {}): readonly string[] =>
  check(
    answersSchema(salesPage('DISCOUNT', 'discount'), { ...record, ...ruledBy({ ...knownOf, ...more }) }),
    record,
  ).issues.map(({ name, key, severity }) => `${name} ${key} ${severity}`);
const percent = (value: number): DiscountRecord => ({ businessDiscount: { value, unit: 'PERCENT' } });

test('nothing need be given, and everything within its bounds may be', () => {
  expect(found({})).toEqual([]);
  expect(
    found({ ...percent(10), marketingAction: { code: 'PODZIM26' }, internalCreditsDiscount: 12_400 }),
  ).toEqual([]);
});

test.each<[string, DiscountRecord, string, Partial<KnownOfDiscount>?]>([
  [
    'a discount above the mandate is approved',
    percent(10.5),
    'businessDiscount.value discountApproved underwriting',
  ],
  ['one above thirty per cent is none', percent(30.5), 'businessDiscount.value discountTooHigh error'],
  [
    'so is one in crowns',
    { businessDiscount: { value: 3_000, unit: 'CURRENCY' } },
    'businessDiscount.value discountTooHigh error',
  ],
  [
    'one in crowns of nobody knows what is approved',
    { businessDiscount: { value: 10, unit: 'CURRENCY' } },
    'businessDiscount.value discountApproved underwriting',
    { policy: { ...knownOf.policy, technicalInsurance: undefined } },
  ],
  [
    'a discount says what it is in',
    { businessDiscount: { value: 8 } },
    'businessDiscount.unit required required',
  ],
  [
    'a campaign that is over',
    { marketingAction: { code: 'LETO26' } },
    'marketingAction.code campaignNotValid error',
  ],
  [
    'a campaign of casco',
    { marketingAction: { code: 'ZIMA26' } },
    'marketingAction.code campaignNotValid error',
  ],
  [
    'a campaign that there is not',
    { marketingAction: { code: 'JARO' } },
    'marketingAction.code campaignNotValid error',
  ],
  [
    'a campaign that is given alone',
    { ...percent(5), marketingAction: { code: 'ZIMA26' } },
    'businessDiscount.value campaignAlone error',
    { policy: { ...knownOf.policy, insuranceType: 'HAV' } },
  ],
  [
    'more credits than there are',
    { internalCreditsDiscount: 12_401 },
    'internalCreditsDiscount notEnoughCredits error',
  ],
  [
    'credits that nobody can look up now',
    { internalCreditsDiscount: 99_000 },
    'internalCreditsDiscount creditsLater warning',
    { credits: { isAway: true } },
  ],
])('%s', (_, record, issue, more) => {
  expect(found(record, more)).toEqual([issue]);
});

test('what follows is stored with the answers, and months of a business only where they are carried over', () => {
  const known = {
    ...knownOf,
    periods: [insured('2023-07-01', '2026-10-31')],
    carried: [insured('2025-01-01', '2026-10-31')],
  };
  expect(storedDiscount({ marketingAction: { code: 'PODZIM26' } }, known)).toEqual({
    marketingAction: { code: 'PODZIM26', name: 'Podzim 2026' },
    decisivePeriod: 40,
    bonus: 15,
    malus: 0,
    technicalInsurance: 9_600,
  });
  expect(storedDiscount({ carryOver: true }, known)).toMatchObject({
    carryOver: true,
    decisivePeriod: 62,
    bonus: 25,
  });
  expect(storedDiscount({ carryOver: true }, knownOf)).toEqual({
    decisivePeriod: 112,
    bonus: 45,
    malus: 0,
    technicalInsurance: 9_600,
  });
});

test('credits, which are korunas, are taken off no policy in euros', () => {
  const known = { ...knownOf, policy: { ...knownOf.policy, country: 'SK' as const } };
  expect(storedDiscount({ internalCreditsDiscount: 100 }, known)).not.toHaveProperty(
    'internalCreditsDiscount',
  );
  expect(storedDiscount({ internalCreditsDiscount: 100 }, knownOf)).toHaveProperty(
    'internalCreditsDiscount',
    100,
  );
});

test('the campaigns are those that the box offers', () => {
  const offered = readCodelists().find('campaign') ?? [];
  expect(campaigns.map(({ code, name }) => ({ code, name }))).toEqual(
    offered.map(({ code, name }) => ({ code, name: name.cs })),
  );
});
