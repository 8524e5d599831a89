import { expect, test } from 'vitest';
import type { ClaimType, RiskFlow } from '../../machines/claim/enums.ts';
import policies from '../../server/store/seeds/policies.json' with { type: 'json' };
import { insures } from '../../server/systems/policyRules.ts';

const insuring = (claimType: ClaimType, line: string, riskFlow?: RiskFlow): boolean => {
  const policy = policies.find((one) => one.line === line && one.status === 'ACTIVE');
  if (!policy) throw new Error(`No policy of ${line}.`);
  const { country: _, ...registered } = { country: undefined, ...policy };
  return insures(registered, { day: '2026-11-10', claimType, riskFlow });
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

test('the policy of a home insures no accident', () => {
  expect([insuring('car', 'PROPERTY', 'HAV'), insuring('car', 'CAR_HAV', 'HAV')]).toEqual([false, true]);
});
