import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { applyDependents, clearedBy } from '#machines/claim/dependents.ts';
import { lookups } from '#machines/claim/lookups.ts';
import { namesIn, policyKeyOf, vehicleKeyOf } from '#machines/claim/subject.ts';
import { putAt, valueAt } from '#machines/subject/valueAt.ts';
import { claimSubject } from '#machines/report/kit.ts';
import { samplesAt } from '#test/model/samples.ts';

const none = { dependentFields: {}, changedPrimeFields: [] };
const calls = Object.entries(lookups);
const asked = calls.flatMap(([call, { askedBy, tells }]) => askedBy.map((path) => ({ call, path, tells })));

/** Two different answers at a path. */
const twoAt = (path: string): readonly [unknown, unknown] => {
  const [one = 'A'] = samplesAt(claimSubject, path.replaceAll(/\[\d+\]/g, '[]'));
  return [one, `${String(one)}1`];
};

describe('what a lookup told is of what it was asked by', () => {
  test.each(asked)('and falls where $call was asked by another $path', ({ path, tells }) => {
    const [one, other] = twoAt(path);
    const before: ClaimDetail = {};
    for (const told of tells) putAt(before, told, 'told');
    putAt(before, path, one);
    const after = structuredClone(before);
    putAt(after, path, other);
    const { claim } = applyDependents(before, after, none);
    expect(tells.filter((told) => told !== path && valueAt(claim, told) === 'told')).toEqual([]);
  });
});

/** The answers by which something is named in a claim that names it in one way only. */
const namedBy = (find: (claim: ClaimDetail) => object | undefined): readonly string[] =>
  [
    'contactSearch',
    'policyNumber',
    'contractSearch.main',
    'registrationNo',
    'vin',
    'frameworkNo',
    'birthNumber',
  ].filter((path) => {
    const claim: ClaimDetail = {
      contractKnown: 'YES',
      ...(path === 'birthNumber' && { searchBy: 'BIRTH_NUMBER' }),
    };
    putAt(claim, path, '4400000017');
    return Object.values(find(claim) ?? {}).some((value) => value !== undefined);
  });

describe('a lookup is asked by what the claim is named by', () => {
  const names = {
    searchDamaged: vehicleKeyOf,
    searchPolicy: policyKeyOf,
    bankAccount: policyKeyOf,
    findDuplicate: namesIn,
  };
  test.each(Object.entries(names))('%s', (call, find) => {
    const [, { askedBy } = { askedBy: [] }] = calls.find(([name]) => name === call) ?? [];
    const silent = namedBy(find).filter((path) => !askedBy.some((one) => one === path));
    // What is filled in by hand is looked up on the page that asks for it, each time that page is left.
    expect(silent.filter((path) => !byHand[call]?.includes(path))).toEqual([]);
  });
});

const byHand: Readonly<Record<string, readonly string[]>> = {
  searchDamaged: ['registrationNo', 'vin', 'frameworkNo'],
  searchPolicy: ['registrationNo', 'vin', 'frameworkNo', 'birthNumber'],
  bankAccount: ['vin', 'frameworkNo'],
  findDuplicate: ['registrationNo', 'vin', 'contractSearch.main'],
};

test('brothers of one group make the same answers fall', () => {
  const groups = [
    ['reporter.fullName', 'reporter.email', 'reporter.tel'],
    ['injuredParties[0].damagedVehicles[0].registrationNo', 'injuredParties[0].damagedVehicles[0].vin'],
    [
      'injuredParties[0].damagedGlassVehicles[0].registrationNo',
      'injuredParties[0].damagedGlassVehicles[0].vin',
    ],
    ['registrationNo', 'birthNumber'],
    ['eventKinds', 'propertyEvent'],
  ];
  for (const [first = '', ...others] of groups)
    for (const other of others) expect(clearedBy[other]).toEqual(clearedBy[first]);
});
