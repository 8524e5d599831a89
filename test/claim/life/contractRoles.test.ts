import { describe, expect, test } from 'vitest';
import { bankContactTypesOf } from '../../../machines/claim/bankContactTypes.ts';
import type { ClaimDetail } from '../../../machines/claim/claim.ts';
import { applyDependents } from '../../../machines/claim/dependents.ts';
import { check } from '../../../machines/claim/issue.ts';
import { contractRolesOf } from '../../../machines/claim/life/contractRoles.ts';
import { answersOf } from '../../../machines/flow/page.ts';
import { death } from '../../../machines/flows/life/death.ts';
import { defaultConfiguration } from '../../../server/defaultConfiguration.ts';

describe('who asks for the money of a death', () => {
  const told = { deathDate: '2026-11-09', deathPlace: 'Ostrava', deathCause: 'DISEASE' } as const;
  test.each<[ClaimDetail['reporterRole'], boolean]>([
    ['OTHER', false],
    ['LEGAL_REP', false],
    ['BROKER', true],
  ])('is asked where nobody asked it before: reported by %s', (reporterRole, isAsked) => {
    const checked = check(answersOf(death, { appliedRiskId: 'UMR', reporterRole }), told);
    const missing = checked.ok ? [] : checked.issues.map(({ name }) => name);
    expect(missing).toEqual(isAsked ? ['claimantRole'] : []);
  });

  test('falls when the reporter’s own relation to the contract is asked', () => {
    const claim = { appliedRiskId: 'UMR', reporterRole: 'OTHER', claimantRole: 'HEIR' } as const;
    expect(applyDependents(claim, claim, defaultConfiguration).claim).not.toHaveProperty('claimantRole');
  });
});

test('of a death, relations are offered that somebody may ask for money by', () => {
  expect(contractRolesOf({ appliedRiskId: 'UMR' })).toEqual([
    'POLICYHOLDER',
    'BENEFICIARY',
    'ENTITLED',
    'HEIR',
    'LEGAL_REPRESENTATIVE',
    'GUARDIAN',
    'ATTORNEY',
  ]);
});

test.each<[string, ClaimDetail, boolean]>([
  ['an injury', { appliedRiskId: 'DNL' }, true],
  ['a death', { appliedRiskId: 'UMR' }, false],
  ['a death on a journey', { appliedRiskId: 'CPZ', claimEventType: 'DEATH' }, false],
])('the account on the policy after %s', (_, claim, isOffered) => {
  const known = { ...claim, policyAccount: true, policyNumberValid: true };
  expect(bankContactTypesOf(known).common.includes('POLICY')).toBe(isOffered);
  expect('policyAccount' in applyDependents(known, known, defaultConfiguration).claim).toBe(isOffered);
});
