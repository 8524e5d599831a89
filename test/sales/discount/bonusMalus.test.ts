import { describe, expect, test } from 'vitest';
import { bonusMalus } from '#machines/sales/discount/bonusMalus.ts';
import type { DiscountedPolicy } from '#machines/service/sales/discountRecord.ts';
import type { InsurancePeriod } from '#machines/service/sales/policyRecord.ts';
import { insured, knownOf } from './discounts.ts';

const { policy } = knownOf;
const of = (periods: readonly InsurancePeriod[], more: Partial<DiscountedPolicy> = {}) => {
  const { months, level, bonus, malus, next } = bonusMalus({ policy: { ...policy, ...more }, periods });
  return { months, level, percent: malus - bonus, next };
};

test.each<[string, readonly InsurancePeriod[], ReturnType<typeof of>]>([
  [
    '148 months and one loss',
    knownOf.periods,
    { months: 112, level: 'B9', percent: -45, next: { level: 'B10', months: 8 } },
  ],
  [
    '61 months',
    [insured('2021-10-01', '2026-10-31')],
    { months: 61, level: 'B5', percent: -25, next: { level: 'B6', months: 11 } },
  ],
  [
    '30 months and two losses',
    [insured('2024-05-01', '2026-10-31', '2025-02-14', '2026-01-20')],
    { months: -42, level: 'M4', percent: 100, next: { level: 'M3', months: 6 } },
  ],
  [
    '312 months',
    [insured('2000-11-01', '2026-10-31')],
    { months: 312, level: 'B10', percent: -50, next: undefined },
  ],
  ['nothing before', [], { months: 0, level: 'B0', percent: 0, next: { level: 'B1', months: 12 } }],
])('%s', (_, periods, expected) => {
  expect(of(periods)).toEqual(expected);
});

test.each([
  [36, 'B0', 0],
  [35, 'M1', 10],
  [24, 'M1', 10],
  [23, 'M2', 20],
  [12, 'M2', 20],
  [11, 'M3', 40],
  [0, 'M3', 40],
])('a loss in %i months makes %s', (months, level, percent) => {
  const end = new Date(Date.UTC(2020, months, 0)).toISOString().slice(0, 10);
  const lived =
    months === 0
      ? insured('2020-01-01', '2020-01-02', '2020-01-02')
      : insured('2020-01-01', end, '2020-01-02');
  expect(of([lived])).toMatchObject({ months: months - 36, level, percent });
});

describe('why it is what it is', () => {
  const linesOf = (periods: readonly InsurancePeriod[], carried?: readonly InsurancePeriod[]) =>
    bonusMalus({ policy, periods, ...(carried && { carried }) }).lines.map(
      ({ kind, from, months, sum }) => `${kind} ${from} ${months} ${sum}`,
    );

  test('months add, a gap and a loss take away, another kind of vehicle counts nothing', () => {
    const moped: InsurancePeriod = { ...insured('2010-01-01', '2012-12-31'), vehicleType: 'D' };
    const casco: InsurancePeriod = {
      ...insured('2023-01-01', '2025-12-31', '2024-05-05'),
      events: [
        { date: '2024-05-05', kind: 'LIABILITY' },
        { date: '2025-01-01', kind: 'CASCO' },
      ],
    };
    expect(linesOf([casco, insured('2016-01-01', '2021-12-31'), moped])).toEqual([
      'OTHER_KIND 2010-01-01 0 0',
      'PERIOD 2016-01-01 72 72',
      'GAP 2022-01-01 -12 60',
      'PERIOD 2023-01-01 36 96',
      'EVENT 2024-05-05 -36 60',
      'OTHER_EVENT 2025-01-01 0 60',
    ]);
  });

  test('a gap takes no more than is there, what is told twice counts once, and nothing from before 2000', () => {
    expect(linesOf([insured('2010-01-01', '2010-12-31'), insured('2020-01-01', '2020-12-31')])).toEqual([
      'PERIOD 2010-01-01 12 12',
      'GAP 2011-01-01 -12 0',
      'PERIOD 2020-01-01 12 12',
    ]);
    expect(linesOf([insured('1995-01-01', '2000-12-31'), insured('2000-07-01', '2001-12-31')])).toEqual([
      'PERIOD 2000-01-01 12 12',
      'PERIOD 2001-01-01 12 24',
    ]);
  });

  test('months of a business count where they are carried over', () => {
    const business = [insured('2025-01-01', '2026-10-31')];
    expect(linesOf([insured('2023-07-01', '2026-10-31')], business)).toEqual([
      'PERIOD 2023-07-01 40 40',
      'CARRIED 2025-01-01 22 62',
    ]);
  });
});

test('in Slovakia a loss ends the years without one, and there is no malus', () => {
  const slovak = { country: 'SK' } as const;
  expect(of([insured('2023-11-01', '2026-10-31')], slovak)).toEqual({
    months: 36,
    level: 'B3',
    percent: -30,
    next: { level: 'B4', months: 12 },
  });
  expect(of([insured('2016-01-01', '2025-12-31', '2024-01-01')], slovak)).toMatchObject({
    months: 24,
    percent: -20,
  });
  expect(of([insured('2024-01-01', '2024-06-30', '2024-06-30')], slovak)).toMatchObject({
    months: 0,
    percent: 0,
  });
});

test('a fleet has a rate of its own, and neither bonus nor malus', () => {
  expect(of(knownOf.periods, { isFleet: true })).toEqual({
    months: 112,
    level: undefined,
    percent: 0,
    next: undefined,
  });
});

test('of casco and compulsory insurance together both kinds of losses count', () => {
  const both: InsurancePeriod = {
    ...insured('2014-07-01', '2026-10-31'),
    events: [
      { date: '2020-01-01', kind: 'CASCO' },
      { date: '2021-01-01', kind: 'LIABILITY' },
    ],
  };
  expect([of([both]).months, of([both], { insuranceType: 'POV_HAV' }).months]).toEqual([112, 76]);
});
