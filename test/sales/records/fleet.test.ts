import { describe, expect, test } from 'vitest';
import { answersSchema } from '#machines/flow/answersSchema.ts';
import { policyDependents } from '#machines/sales/policy/policyDependents.ts';
import { policyForm } from '#machines/sales/policy/policyForm.ts';
import { policyMerging, storedPolicy } from '#machines/sales/policy/storedPolicy.ts';
import type { KnownOfPolicy, PolicyRecord } from '#machines/service/sales/policyRecord.ts';
import { check } from '#machines/subject/issues/issue.ts';
import { dependentsOf } from '#src/forms/dependents.ts';
import { known, ofCasco, policy } from './policies.ts';

const ids = [
  '0f8fad5b-d9cb-469f-a165-70867728950e',
  '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  '6fa459ea-ee8a-4ca4-894e-db77e160355e',
] as const;
const transit = { vehicle: ids[0], name: 'Ford Transit' };
/** A client with a van and an old car besides the vehicle that the policy is of. */
const ofFleet = {
  ...known,
  insurable: [
    { ...transit, insured: { type: 'M', startDate: '2022-01-10' } },
    { vehicle: ids[1], name: 'Škoda Favorit', insured: { type: 'A', startDate: '2005-01-10' } },
  ],
} satisfies KnownOfPolicy;
const van = { vehicle: ids[0] };
const old = { vehicle: ids[1] };
const both = { ...policy, ...ofCasco };

const found = (record: PolicyRecord, about: KnownOfPolicy = ofFleet): readonly string[] =>
  check(answersSchema(policyForm, { ...record, ...about }), record).issues.map(({ name, key, severity }) =>
    severity === 'error' || severity === 'required' ? `${name} ${key}` : `${name} ${key} ${severity}`,
  );

describe('the vehicles of a fleet', () => {
  test('are insured as the policy is, each with its own kind and sum where the policy is of both kinds', () => {
    expect(found({ ...policy, vehicles: [van, old] })).toEqual([]);
    expect(found({ ...both, vehicles: [van] })).toEqual(['vehicles[0].insuranceType required']);
    expect(found({ ...both, vehicles: [{ ...van, insuranceType: 'HAV' }] })).toEqual([
      'vehicles[0].sumInsured required',
    ]);
    expect(found({ ...both, vehicles: [{ ...old, insuranceType: 'POV' }] })).toEqual([]);
    expect(found({ ...policy, vehicles: [{}] })).toEqual(['vehicles[0].vehicle required']);
  });

  test('are paid for all together, and what a row is not asked for falls', () => {
    // 12 000 of the car, 10 800 of the van, 7 200 of the small car.
    expect(storedPolicy({ ...policy, vehicles: [van, old] }, ofFleet)).toMatchObject({
      paymentPerYear: 30_000,
      paymentValue: 30_000,
      instalments: [{ dueDate: '2026-11-21', amount: 30_000 }],
      vehicles: [van, old],
    });
    const extras = [{ name: 'Police', price: 10_000 }];
    const casco = { ...van, insuranceType: 'HAV' as const, sumInsured: 400_000, extras };
    expect(storedPolicy({ ...both, vehicles: [casco] }, ofFleet)).toMatchObject({
      // Both of the car, then 3 % of 400 000.
      paymentPerYear: 12_000 + 18_000 + 12_000,
      vehicles: [casco],
    });
    expect(storedPolicy({ ...policy, vehicles: [casco] }, ofFleet).vehicles).toEqual([van]);
    expect(storedPolicy({ ...policy, vehicles: [{ vehicle: ids[2] }] }, ofFleet)).not.toHaveProperty(
      'paymentPerYear',
    );
  });

  test('are other vehicles of the client, each once', () => {
    expect(found({ ...policy, vehicles: [van, { vehicle: ids[2] }, van] })).toEqual([
      'vehicles[1].vehicle vehicleUnknown',
      'vehicles[2].vehicle vehicleTwice',
    ]);
    expect(found({ ...policy, vehicles: [van] }, { ...known, insurable: [] })).toEqual([
      'vehicles[0].vehicle vehicleUnknown',
    ]);
  });

  test('are insured against damage up to an age, with extras up to a fifth of the sum', () => {
    const casco = { insuranceType: 'HAV' as const, sumInsured: 100_000 };
    expect(found({ ...both, vehicles: [{ ...old, ...casco }] })).toEqual([
      'vehicles[0].vehicle tooOldForCasco',
    ]);
    const younger = {
      ...ofFleet,
      insurable: [{ ...transit, insured: { type: 'M', startDate: '2014-01-10' } }],
    } satisfies KnownOfPolicy;
    expect(found({ ...both, vehicles: [{ ...van, ...casco }] }, younger)).toEqual([
      'vehicles[0].vehicle oldForCasco underwriting',
    ]);
    const extras = [
      { name: 'Police', price: 15_000 },
      { name: 'Tažné', price: 5_001 },
    ];
    expect(found({ ...both, vehicles: [{ ...van, ...casco, extras }] })).toEqual([
      'vehicles[0].sumInsured extrasTooDear',
    ]);
  });

  test('are insured nowhere else from the start on', () => {
    const insured = (compulsory: KnownOfPolicy['compulsory']) => ({
      ...ofFleet,
      insurable: [{ ...transit, insured: {}, compulsory }],
    });
    const elsewhere = insured({ isAway: false, periods: [{ from: '2020-05-01' }] });
    expect(found({ ...policy, vehicles: [van] }, elsewhere)).toEqual([
      'vehicles[0].vehicle insuredElsewhere warning',
    ]);
    expect(
      found(
        { ...policy, insuranceStart: '2026-11-20', insuranceStartTime: '23:59', vehicles: [van] },
        elsewhere,
      ),
    ).toEqual(['vehicles[0].vehicle insuredElsewhere']);
    expect(found({ ...policy, vehicles: [van] }, insured({ isAway: true, periods: [] }))).toEqual([
      'vehicles[0].vehicle coverLater warning',
    ]);
    const damage = { ...both, insuranceType: 'HAV' as const, vehicles: [{ ...van, sumInsured: 400_000 }] };
    expect(found(damage, elsewhere)).toEqual([]);
  });

  test('are validated again by row, list and policy', () => {
    const again = (changed: string, present: readonly string[]) =>
      dependentsOf(changed, policyDependents, present);
    const sums = ['vehicles[0].sumInsured', 'vehicles[1].sumInsured'];
    expect(again('vehicles[1].extras[0].price', sums)).toEqual(['vehicles[1].sumInsured']);
    expect(again('vehicles[1].insuranceType', sums)).toEqual(['vehicles[1].sumInsured']);
    const vehicles = ['vehicles[0].vehicle', 'vehicles[1].vehicle'];
    expect(again('vehicles[1].vehicle', vehicles)).toEqual(vehicles);
    expect(again('insuranceStart', vehicles)).toEqual(vehicles);
    expect(again('vehicles[1].vehicle', ['instalments[0].amount', 'instalments[1].amount'])).toEqual([
      'instalments[0].amount',
    ]);
  });

  test('of two versions become one row by row, and the premium is that of both', () => {
    const rows = [
      { ...van, insuranceType: 'HAV' as const, sumInsured: 400_000 },
      { ...old, insuranceType: 'POV' as const },
    ] as const;
    const base = { version: 1, record: { ...both, vehicles: [...rows] } };
    const theirs = {
      version: 2,
      record: { ...both, vehicles: [{ ...rows[0], sumInsured: 500_000 }, rows[1]] },
      known: ofFleet,
    };
    const mine = {
      ...both,
      vehicles: [rows[0], { ...old, insuranceType: 'HAV' as const, sumInsured: 50_000 }],
    };
    expect(policyMerging.contested({ base, mine, theirs })).toEqual([]);
    expect(policyMerging.merge({ base, mine, theirs }, {})).toMatchObject({
      vehicles: [theirs.record.vehicles[0], mine.vehicles[1]],
      paymentPerYear: 12_000 + 18_000 + 15_000 + 1_500,
    });
    const other = { ...both, vehicles: [{ ...rows[0], sumInsured: 600_000 }, rows[1]] };
    expect(policyMerging.contested({ base, mine: other, theirs }).map(({ path }) => path)).toEqual([
      'vehicles',
    ]);
  });
});
