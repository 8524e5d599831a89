import { expect, test } from 'vitest';
import { bonusMalus } from '#machines/sales/discount/bonusMalus.ts';
import { grantedIn, ladderOf, percentOf, type Ladder } from '#machines/sales/discount/ladder.ts';
import type { DiscountRecord } from '#machines/service/sales/discountRecord.ts';
import { knownOf } from './discounts.ts';

const { policy, periods } = knownOf;
const ladder = (record: DiscountRecord, technical?: number): Ladder =>
  ladderOf({ technical, bonus: bonusMalus({ policy, periods }), record });

test('a bonus and a campaign are taken one after the other', () => {
  expect(ladder({ marketingAction: { code: 'PODZIM26' } }, 9_600)).toEqual({
    technical: 9_600,
    rungs: [
      { kind: 'BONUS', percent: -45, change: -4_320, left: 5_280 },
      { kind: 'CAMPAIGN', percent: -10, change: -528, left: 4_752 },
    ],
    premium: 4_752,
  });
});

test('a discount of the agent in crowns and credits follow, and forty per cent always stay', () => {
  const record: DiscountRecord = {
    marketingAction: { code: 'PODZIM26' },
    businessDiscount: { value: 900, unit: 'CURRENCY' },
    internalCreditsDiscount: 100,
  };
  expect(ladder(record, 9_600)).toEqual({
    technical: 9_600,
    rungs: [
      { kind: 'BONUS', percent: -45, change: -4_320, left: 5_280 },
      { kind: 'CAMPAIGN', percent: -10, change: -528, left: 4_752 },
      { kind: 'BUSINESS', change: -900, left: 3_852 },
      { kind: 'CREDITS', change: -100, left: 3_752 },
      { kind: 'FLOOR', change: 88, left: 3_840 },
    ],
    premium: 3_840,
  });
});

test('a malus doubles the premium at worst, and without a technical premium only the percentages are known', () => {
  expect(ladderOf({ technical: 7_800, bonus: { bonus: 0, malus: 100 }, record: {} }).premium).toBe(15_600);
  expect(ladder({ businessDiscount: { value: 8, unit: 'PERCENT' } })).toEqual({
    rungs: [
      { kind: 'BONUS', percent: -45 },
      { kind: 'BUSINESS', percent: -8 },
    ],
  });
});

test('what an underwriter has refused is not given', () => {
  const record: DiscountRecord = { businessDiscount: { value: 20, unit: 'PERCENT' } };
  expect([grantedIn(record, 'REFUSED'), grantedIn(record, 'APPROVED'), grantedIn(record, undefined)]).toEqual(
    [{}, record, record],
  );
});

test('an amount is so many per cent of the technical premium', () => {
  expect(percentOf({ value: 960, unit: 'CURRENCY' }, 9_600)).toBe(10);
  expect(percentOf({ value: 960, unit: 'CURRENCY' }, undefined)).toBeUndefined();
  expect(percentOf({ value: 8 }, undefined)).toBe(8);
});
