import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { answersOn } from '#machines/flow/answers.ts';
import { getPage } from '#machines/flow/compile.ts';
import { isAsked } from '#machines/flow/question.ts';
import { factsIn } from '#machines/claim/facts.ts';
import { lifeDraft } from '#machines/flows/life/draft.ts';
import type { Found } from '#test/flow/pendingClaim.ts';
import { wayThrough } from '#test/flows/wayThrough.ts';
import { aLifeClaim, answersOfRoutes } from './lifeClaims.ts';

const isSure = /: (vehicleCheck|propertyAddressCheck)$/;
const checksOf = (answers: ClaimDetail, found: Found) =>
  wayThrough(lifeDraft, {
    answersOn: (page) => answersOn(page, aLifeClaim(answers)),
    found,
  }).dialogs.filter((asked) => isSure.test(asked));

const octavia = { vehicleFound: true, vehicleModel: 'Octavia' };
const byNumber: ClaimDetail = {
  ...answersOfRoutes.SED,
  searchBy: 'POLICY_NUMBER',
  policyNumber: '4400000017',
};
const atPolicy: ClaimDetail = { insured: { ...aLifeClaim({}).insured, addressChoice: 'POLICY' } };
const hasPolicy: Found = { searchPolicy: { policyNumberValid: true } };

describe('who reports an injury in a vehicle', () => {
  test.each<[string, ClaimDetail, Found, string[]]>([
    [
      'confirms the vehicle that the plate found',
      answersOfRoutes.SED,
      { searchDamaged: octavia },
      ['policyAlternative: vehicleCheck'],
    ],
    [
      'confirms none where the plate found none',
      answersOfRoutes.SED,
      { searchDamaged: { vehicleFound: false } },
      [],
    ],
    ['confirms none where the policy was told by its number', byNumber, { searchDamaged: octavia }, []],
  ])('%s', (_, answers, found, checks) => {
    expect(checksOf(answers, found)).toEqual(checks);
  });

  test.each<[string, ClaimDetail, boolean]>([
    ['not asked for the plate again', { ...answersOfRoutes.SED }, false],
    ['asked for the plate that nobody has told yet', byNumber, true],
  ])('is %s', (_, answers, asked) => {
    const read = factsIn(aLifeClaim(answers));
    const plate = getPage(lifeDraft, 'carSeats').questions.filter(({ ask }) => ask === 'registrationNo');
    expect(plate.map((question) => isAsked(question, read))).toEqual([asked]);
  });
});

test.each<[string, ClaimDetail, Found, string[]]>([
  [
    'that is told in the place of the one on the policy is confirmed',
    answersOfRoutes.DNL,
    hasPolicy,
    ['personalData: propertyAddressCheck'],
  ],
  ['on the policy is not', { ...answersOfRoutes.DNL, ...atPolicy }, hasPolicy, []],
  [
    'of somebody without a policy is not',
    { ...answersOfRoutes.DNL, continueWithoutPolicy: true },
    { searchPolicy: { policyNumberValid: false } },
    [],
  ],
])('an address %s', (_, answers, found, checks) => {
  expect(checksOf(answers, found)).toEqual(checks);
});
