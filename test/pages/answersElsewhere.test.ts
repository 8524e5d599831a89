import { expect, test } from 'vitest';
import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { lifeDraft } from '../../machines/flows/life/draft.ts';
import { getPage } from '../../machines/flow/defineFlow.ts';
import { answersElsewhere } from '../../src/pages/answersElsewhere.ts';

const inCar: ClaimDetail = { appliedRiskId: 'SED', policyNumberValid: true, registrationNo: '1AB2345' };
const search = getPage(lifeDraft, 'policyAlternative');

test('a policy searched by its number leaves the plate that is told with the injury in the car', () => {
  const answers = { searchBy: 'POLICY_NUMBER', policyNumber: '4400018683' };
  expect(answersElsewhere(lifeDraft, search, inCar, answers)).toEqual({ registrationNo: '1AB2345' });
});

test('a policy searched by the plate answers the plate itself', () => {
  const answers = { searchBy: 'REGISTRATION_NO', registrationNo: '2AB2345' };
  expect(answersElsewhere(lifeDraft, search, inCar, answers)).toEqual({});
});

test('what no other page asks for falls with its question', () => {
  const claim = { ...inCar, birthNumber: '8411049031' };
  const answers = { searchBy: 'POLICY_NUMBER', policyNumber: '4400018683' };
  expect(answersElsewhere(lifeDraft, search, claim, answers)).toEqual({ registrationNo: '1AB2345' });
});
