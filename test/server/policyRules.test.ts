import { expect, test } from 'vitest';
import type { ClaimType, RiskFlow, UniKind, UniRisk } from '#machines/claim/enums.ts';
import policies from '#server/store/seeds/policies.json' with { type: 'json' };
import { insures, isValidOn } from '#server/registers/policyRules.ts';

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

const home = { ...seededHome(), validFrom: '2019-01-01', validTo: '2025-12-31' };

function seededHome() {
  const found = policies.find(({ policyNumber }) => policyNumber === '4400056015');
  if (!found) throw new Error('No policy that has ended.');
  const { country: _, ...registered } = { country: undefined, ...found };
  return registered;
}

test.each<[string, object, string, boolean]>([
  ['has ended insures an event of before', { status: 'TERMINATED' }, '2025-06-01', true],
  ['has ended insures its last day', { status: 'ENDED' }, '2025-12-31', true],
  ['has ended insures nothing after that', { status: 'TERMINATED' }, '2026-01-01', false],
  ['has ended nobody knows when insures nothing', { status: 'ENDED', validTo: null }, '2025-06-01', false],
  ['was cancelled never began', { status: 'CANCELLED' }, '2025-06-01', false],
  ['waits for approval insures nothing yet', { status: 'PENDING_APPROVAL' }, '2025-06-01', false],
  ['has a status we do not know insures nothing', { status: 'DREAMT' }, '2025-06-01', false],
  ['is suspended insures nothing', { status: 'SUSPENDED' }, '2025-06-01', false],
  [
    'was suspended insures nothing of that time',
    { status: 'ACTIVE', suspended: [{ from: '2025-05-01', to: '2025-06-01' }] },
    '2025-06-01',
    false,
  ],
  [
    'is suspended insures what happened before',
    { status: 'SUSPENDED', suspended: [{ from: '2025-06-02' }] },
    '2025-06-01',
    true,
  ],
])('a policy that %s', (_, differing, day, isValid) => {
  expect(isValidOn({ ...home, ...differing }, day)).toBe(isValid);
});
