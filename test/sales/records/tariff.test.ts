import { expect, test } from 'vitest';
import { dayCountOf, fullMonths, monthsAfter, nextQuarter } from '#machines/sales/policy/policyDays.ts';
import { instalmentOf, premiumPerYear } from '#machines/sales/policy/tariff.ts';
import type { InsuredVehicle, PolicyRecord } from '#machines/service/sales/policyRecord.ts';
import { known, ofCasco } from './policies.ts';

const today = '2026-11-20';
const car = known.insured;
const price = (vehicle: InsuredVehicle, record: PolicyRecord = { insuranceType: 'POV' }) =>
  premiumPerYear(vehicle, record, today);

test.each<[string, InsuredVehicle, number | undefined]>([
  ['a small engine', { ...car, engineCapacity: 1350 }, 7_200],
  ['a middle engine', { ...car, engineCapacity: 1850 }, 9_600],
  ['a large engine', { ...car, engineCapacity: 1851 }, 12_000],
  ['an electric car', { ...car, fuel: 'ELECTRIC', engineCapacity: 0 }, 6_000],
  ['a motorcycle', { type: 'B' }, 2_400],
  ['a lorry', { type: 'C' }, 24_000],
  ['a moped', { type: 'D' }, 900],
  ['a bus', { type: 'E' }, 30_000],
  ['a trailer', { type: 'F' }, 600],
  ['a van', { type: 'M' }, 10_800],
  ['a kind without a price', { type: 'V' }, undefined],
  ['a business', { ...car, usage: 'BUSINESS' }, 13_200],
  ['a taxi', { ...car, usage: 'TAXI' }, 24_000],
  ['a driver of twenty-three', { ...car, youngest: '2002-11-21' }, 15_600],
  ['a driver of twenty-four', { ...car, youngest: '2002-11-20' }, 12_000],
])('the liability of %s', (_, vehicle, premium) => {
  expect(price(vehicle)).toBe(premium);
});

test.each<[PolicyRecord, number | undefined]>([
  [{ ...ofCasco, insuranceType: 'HAV' }, 18_000],
  [{ ...ofCasco, insuranceType: 'HAV', deductible: '1' }, 21_600],
  [{ ...ofCasco, insuranceType: 'HAV', deductible: '10' }, 15_600],
  [ofCasco, 30_000],
  [{ insuranceType: 'HAV' }, undefined],
  [{}, undefined],
])('%o costs %s', (record, premium) => {
  expect(price(car, record)).toBe(premium);
});

test.each<[NonNullable<PolicyRecord['paymentFrequency']>, number]>([
  ['ONCE', 4_753],
  ['YEARLY', 4_753],
  ['HALF_YEARLY', 2_377],
  ['QUARTERLY', 1_189],
  ['MONTHLY', 397],
])('an instalment paid %s is in whole korunas upwards', (frequency, value) => {
  expect(instalmentOf(4_753, frequency)).toBe(value);
});

test('days and months count the first and the last', () => {
  expect(dayCountOf('2026-11-21', '2026-12-04')).toBe(14);
  expect(dayCountOf('2026-11-21', '2026-11-21')).toBeUndefined();
  expect(fullMonths('2020-05-01', '2024-04-30')).toBe(48);
  expect(fullMonths('2020-05-01', '2020-05-30')).toBe(0);
  expect(fullMonths('2020-05-01', '2019-01-01')).toBe(0);
  expect(monthsAfter('2024-02-29', 12)).toBe('2025-02-28');
  expect(monthsAfter('2026-11-30', 3)).toBe('2027-02-28');
});

test('the next quarter of an hour', () => {
  expect([nextQuarter('12:07'), nextQuarter('12:15'), nextQuarter('23:50')]).toEqual([
    '12:15',
    '12:30',
    '23:59',
  ]);
});
