import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { answersSchema } from '#machines/flow/answersSchema.ts';
import { instalmentsOf } from '#machines/sales/policy/instalments.ts';
import { policyDependents } from '#machines/sales/policy/policyDependents.ts';
import { policyMerging, storedPolicy } from '#machines/sales/policy/storedPolicy.ts';
import type { PolicyRecord } from '#machines/service/sales/policyRecord.ts';
import type { Reach } from '#machines/subject/dependent.ts';
import { check } from '#machines/subject/issues/issue.ts';
import { dependentsOf } from '#src/forms/dependents.ts';
import { salesPage } from '#test/sales/salesPage.ts';
import { known, policy } from './policies.ts';

beforeAll(() => vi.useFakeTimers({ now: new Date('2026-11-20T12:07:00+01:00'), toFake: ['Date'] }));
afterAll(() => vi.useRealTimers());

const quarterly = { ...policy, paymentFrequency: 'QUARTERLY' } satisfies PolicyRecord;
const usual = ['2026-11-21', '2027-02-21', '2027-05-21', '2027-08-21'];
const paidOn = (...days: readonly string[]): PolicyRecord => ({
  ...quarterly,
  instalments: days.map((dueDate) => ({ dueDate })),
});
const found = (record: PolicyRecord, insured = {}): readonly string[] =>
  check(
    answersSchema(salesPage('POLICY', 'policy'), {
      ...record,
      ...known,
      insured: { ...known.insured, ...insured },
    }),
    record,
  ).issues.map(({ name, key }) => `${name} ${key}`);

describe('the instalments of a policy', () => {
  test.each<[NonNullable<PolicyRecord['paymentFrequency']>, readonly number[]]>([
    ['ONCE', [4_753]],
    ['YEARLY', [4_753]],
    ['HALF_YEARLY', [2_376, 2_377]],
    ['QUARTERLY', [1_186, 1_189, 1_189, 1_189]],
    ['MONTHLY', [397 - 11, ...Array.from({ length: 11 }, () => 397)]],
  ])('%s are together the premium of a year, and the first carries the rounding', (frequency, amounts) => {
    const rows = instalmentsOf({ insuranceStart: '2026-11-21', paymentFrequency: frequency }, 4_753);
    expect(rows.map(({ amount }) => amount)).toEqual(amounts);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(4_753);
  });

  test('are due from the start on, on the last day of a month that has no such day', () => {
    const rows = instalmentsOf({ insuranceStart: '2026-11-30', paymentFrequency: 'QUARTERLY' }, 4_000);
    expect(rows.map(({ dueDate }) => dueDate)).toEqual([
      '2026-11-30',
      '2027-02-28',
      '2027-05-30',
      '2027-08-30',
    ]);
  });

  test('are stored on the days that were agreed, with amounts of ours whatever was sent', () => {
    const days = ['2026-12-01', ...usual.slice(1)];
    const sent = { ...quarterly, instalments: days.map((dueDate) => ({ dueDate, amount: 1 })) };
    expect(storedPolicy(sent, known).instalments).toEqual(
      days.map((dueDate) => ({ dueDate, amount: 3_000 })),
    );
  });

  test('follow the frequency where there are more or fewer of them', () => {
    const sent = paidOn('2026-12-01', '2027-03-01');
    expect(storedPolicy(sent, known).instalments?.map(({ dueDate }) => dueDate)).toEqual(usual);
  });

  test('have days and no amounts where the tariff knows no price', () => {
    const other = { ...known, insured: { ...known.insured, type: 'V' as const } };
    expect(storedPolicy(quarterly, other).instalments).toEqual(usual.map((dueDate) => ({ dueDate })));
  });

  test.each<[string, PolicyRecord, readonly string[]]>([
    ['before the start', paidOn('2026-11-20', ...usual.slice(1)), ['instalments[0].dueDate dueBeforeStart']],
    ['a year after it', paidOn(...usual.slice(0, 3), '2027-11-21'), ['instalments[3].dueDate dueAfterYear']],
    [
      'not after the one before',
      paidOn('2026-11-21', '2027-05-21', '2027-05-21', '2027-08-21'),
      ['instalments[2].dueDate dueOutOfOrder'],
    ],
  ])('are not due %s', (_, record, issues) => {
    expect(found(record)).toEqual(issues);
  });
});

test('a day that is being typed makes no instalment, and stops no check', () => {
  expect(instalmentsOf({ insuranceStart: '1. 12', paymentFrequency: 'QUARTERLY' }, 4_000)).toEqual([]);
  expect(found({ ...paidOn(...usual), insuranceStart: '1. 12', agreementDate: '2' })).toContain(
    'insuranceStart dateFormat',
  );
});

const again = (level: Reach, changed: string, present: readonly string[]) =>
  dependentsOf(
    changed,
    policyDependents.filter(({ reach }) => reach === level),
    present,
  );
const rows = (name: string) => [0, 1, 2, 3].map((row) => `instalments[${row}].${name}`);

describe('what is validated again', () => {
  test('PROVIDED_INDEX 0: the first instalment is the smallest, by the frequency', () => {
    const monthly = { ...policy, paymentFrequency: 'MONTHLY' as const };
    expect(found(monthly, { type: 'B' })).toEqual(['instalments[0].amount instalmentTooSmall']);
    expect(found({ ...monthly, paymentFrequency: 'HALF_YEARLY' }, { type: 'B' })).toEqual([]);
    expect(again('PROVIDED_INDEX', 'paymentFrequency', rows('amount'))).toEqual(['instalments[0].amount']);
  });

  test('TARGET_WHOLE: no instalment is due before a start that was put off', () => {
    expect(found({ ...paidOn(...usual), insuranceStart: '2027-03-01' })).toEqual([
      'instalments[0].dueDate dueBeforeStart',
      'instalments[1].dueDate dueBeforeStart',
    ]);
    expect(again('TARGET_WHOLE', 'insuranceStart', rows('dueDate'))).toEqual(rows('dueDate'));
  });

  test('WHOLE: any instalment may be the one that is out of order', () => {
    expect(again('WHOLE', 'instalments[2].dueDate', rows('dueDate'))).toEqual(rows('dueDate'));
  });
});

describe('two versions of a policy', () => {
  const base = { version: 1, record: storedPolicy(quarterly, known) };
  const on = (days: readonly string[]) => storedPolicy(paidOn(...days), known);
  const [first = '', second = '', third = '', fourth = ''] = usual;
  const [before, after] = [
    ['2026-12-01', second, third, fourth],
    [first, second, third, '2027-09-01'],
  ];

  test('keep the days that each has agreed, where these are of other instalments', () => {
    const versions = { base, mine: on(before), theirs: { version: 2, record: on(after), known } };
    expect(policyMerging.contested(versions)).toEqual([]);
    expect(policyMerging.byOther(versions)).toEqual(['instalments']);
    expect(policyMerging.merge(versions, {})).toEqual(on(['2026-12-01', second, third, '2027-09-01']));
  });

  test('are asked about where both have agreed another day of the same one', () => {
    const others = ['2026-12-15', second, third, fourth];
    const versions = { base, mine: on(before), theirs: { version: 2, record: on(others), known } };
    expect(policyMerging.contested(versions).map(({ path }) => path)).toEqual(['instalments']);
    expect(policyMerging.merge(versions, { instalments: 'MINE' })).toEqual(on(before));
  });

  test('have amounts and days by the frequency and the start of whoever changed them', () => {
    const theirs = {
      version: 2,
      record: storedPolicy({ ...quarterly, insuranceStart: '2026-12-01' }, known),
      known,
    };
    const mine = storedPolicy({ ...quarterly, paymentFrequency: 'HALF_YEARLY' }, known);
    expect(policyMerging.contested({ base, mine, theirs })).toEqual([]);
    expect(policyMerging.merge({ base, mine, theirs }, {})).toMatchObject({
      instalments: [
        { dueDate: '2026-12-01', amount: 6_000 },
        { dueDate: '2027-06-01', amount: 6_000 },
      ],
    });
  });
});
