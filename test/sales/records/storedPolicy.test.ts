import { expect, test } from 'vitest';
import { newPolicy } from '#machines/sales/policy/newPolicy.ts';
import { policyMerging, storedPolicy } from '#machines/sales/policy/storedPolicy.ts';
import { fixed, known, ofCasco, period, policy } from './policies.ts';
import { car, casco } from './vehicles.ts';

test('days, premium and instalment follow from the answers when it is saved, and what casco asked falls with it', () => {
  expect(storedPolicy({ ...fixed, dayCount: 3 }, known)).toMatchObject({ dayCount: 731 });
  expect(storedPolicy({ ...policy, paymentFrequency: 'QUARTERLY' }, known)).toEqual({
    ...policy,
    paymentFrequency: 'QUARTERLY',
    paymentPerYear: 12_000,
    paymentValue: 3_000,
    instalments: ['2026-11-21', '2027-02-21', '2027-05-21', '2027-08-21'].map((dueDate) => ({
      dueDate,
      amount: 3_000,
    })),
  });
  const { insuranceType: _type, ...rest } = ofCasco;
  expect(storedPolicy({ ...policy, ...rest, ...fixed, duration: 'INDEFINITE' }, known)).toEqual({
    ...policy,
    paymentPerYear: 12_000,
    paymentValue: 12_000,
    instalments: [{ dueDate: '2026-11-21', amount: 12_000 }],
  });
});

test('a new one is insured as its vehicle was ticked, agreed today and valid from tomorrow', () => {
  const given = { vehicle: car, agentNumber: '100100', today: '2026-11-20' };
  expect(newPolicy(given)).toEqual({
    insuranceType: 'POV',
    limit: '50',
    agreementDate: '2026-11-20',
    insuranceStart: '2026-11-21',
    agent: { agentNumber: '100100' },
  });
  const both = { ...given, vehicle: { car: { ...car.car, ...casco } }, periods: [period] };
  expect(newPolicy(both)).toMatchObject({ ...ofCasco, periods: [period] });
});

test('two versions of a policy become one, field by field', () => {
  const base = { version: 1, record: policy };
  const theirs = { version: 2, record: { ...policy, paymentType: 'CARD' }, known };
  const mine = { ...policy, note: 'Volat ráno.' };
  expect(policyMerging.contested({ base, mine, theirs })).toEqual([]);
  expect(policyMerging.merge({ base, mine, theirs }, {})).toEqual(
    storedPolicy({ ...mine, paymentType: 'CARD' }, known),
  );
});
