import { expect, test } from 'vitest';
import type { ClaimType, RiskFlow, UniKind, UniRisk } from '../../machines/claim/enums.ts';
import policies from '../../server/store/seeds/policies.json' with { type: 'json' };
import { insures } from '../../server/systems/policyRules.ts';

const insuring = (
  claimType: ClaimType,
  line: string,
  riskFlow?: RiskFlow,
  differing: { readonly insured?: UniKind | UniRisk; readonly day?: string } = {},
): boolean => {
  const policy = policies.find((one) => one.line === line && one.status === 'ACTIVE');
  if (!policy) throw new Error(`No policy of ${line}.`);
  const { country: _, ...registered } = { country: undefined, ...policy };
  return insures(registered, { day: '2026-11-10', claimType, riskFlow, ...differing });
};

test.each<[string, ClaimType, string, boolean]>([
  ['the policy of a home insures a home', 'property', 'PROPERTY', true],
  ['a car policy insures no home', 'property', 'CAR_HAV', false],
  ['a liability policy insures no home', 'property', 'LIABILITY', false],
  ['a liability policy insures what somebody caused', 'liability', 'LIABILITY', true],
  ['the policy of a home insures nothing that somebody caused', 'liability', 'PROPERTY', false],
])('%s', (_, claimType, line, expected) => {
  expect(insuring(claimType, line)).toBe(expected);
});

test.each<[string, UniKind | UniRisk, string, boolean]>([
  ['a pet policy insures a pet', 'PET', 'PET', true],
  ['a pet policy insures no journey', 'TRAVEL', 'PET', false],
  ['a travel policy insures a journey', 'TRAVEL', 'TRAVEL', true],
  ['a car policy insures no journey', 'TRAVEL', 'CAR_HAV', false],
  ['the policy of a machine insures a machine', 'MACHINE', 'MACHINE', true],
  ['the policy of a machine insures no crop', 'UNIZEM', 'MACHINE', false],
  ['the policy of a farm insures a crop', 'UNIZEM', 'AGRI', true],
  ['a consignment is insured as one', 'UNIPREP', 'CARGO', true],
  ['who does not know what is insured may mean any policy', 'UNINEVIM', 'PROPERTY', true],
])('%s', (_, insured, line, expected) => {
  const day = line === 'TRAVEL' ? '2026-07-10' : '2026-11-10';
  expect(insuring('uniflow', line, 'UNIFLOW', { insured, day })).toBe(expected);
});

test('the policy of a home insures no accident', () => {
  expect([insuring('car', 'PROPERTY', 'HAV'), insuring('car', 'CAR_HAV', 'HAV')]).toEqual([false, true]);
});

test('every policy to try has a number of its own', () => {
  const numbers = policies.map(({ policyNumber }) => policyNumber);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});
