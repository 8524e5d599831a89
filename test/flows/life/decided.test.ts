import { expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { factsIn } from '#machines/claim/facts.ts';
import { askedOn } from '#machines/flow/answers.ts';
import { getPage } from '#machines/flow/compile.ts';
import { offeredBy } from '#machines/flow/question.ts';
import { lifeDraft } from '#machines/flows/life/draft.ts';
import { holds } from '#machines/subject/rule.ts';

const adult: ClaimDetail = { insured: { birthDate: '1980-02-01' } };
const child: ClaimDetail = { insured: { birthDate: '2015-02-01' } };

/** Whether a page asks for something, claim by claim. */
const asks = (code: string, path: string, claims: readonly ClaimDetail[]): readonly boolean[] =>
  claims.map((claim) =>
    askedOn(getPage(lifeDraft, code), { appliedRiskId: 'NEM', ...claim }).some(({ ask }) => ask === path),
  );

/** What a page offers for something, in its order. */
const offers = (code: string, path: string, claim: ClaimDetail): string | undefined => {
  const question = getPage(lifeDraft, code).questions.find(({ ask }) => ask === path);
  return question && offeredBy(question, factsIn(claim))?.join(' ');
};

test('who was in hospital tells of an injury or of something else what happened, of a disease not', () => {
  const claims: ClaimDetail[] = [
    { healthCause: 'INJURY' },
    { healthCause: 'OTHER' },
    { healthCause: 'DISEASE' },
  ];
  expect(asks('hospital', 'incidentDescription', claims)).toEqual([true, true, false]);
});

test('a worker who was hurt is asked about alcohol, a child never', () => {
  const atWork: ClaimDetail = { healthCause: 'INJURY', activity: 'WORK' };
  expect(
    asks('hospitalMore', 'alcohol', [
      { ...atWork, ...adult },
      { ...atWork, ...child },
    ]),
  ).toEqual([true, false]);
});

test('whoever does sport in a club, competes or lives on it names the club', () => {
  const claims: ClaimDetail[] = [
    { athleteLevel: 'ORGANISED' },
    { athleteLevel: 'COMPETITION' },
    { athleteLevel: 'PROFESSIONAL' },
    {},
  ];
  expect(asks('permanentAthlete', 'sportClub', claims)).toEqual([true, true, true, false]);
});

test('a station is asked for where the police came', () => {
  const claims: ClaimDetail[] = [{ policeInvestigation: 'YES' }, { policeInvestigation: 'NO' }, {}];
  expect(asks('carSeatsRide', 'policeStation', claims)).toEqual([true, false, false]);
});

test('the part of the body is asked for where something lasts', () => {
  const claims: ClaimDetail[] = [
    { appliedRiskId: 'TN' },
    { appliedRiskId: 'CPZ', claimEventType: 'PERMANENT' },
    { appliedRiskId: 'CPZ', claimEventType: 'HOSPITAL' },
    { appliedRiskId: 'UMR', claimEventType: 'PERMANENT' },
  ];
  const { canEnter } = getPage(lifeDraft, 'bodyPart');
  expect(claims.map((claim) => holds(canEnter, factsIn(claim)))).toEqual([true, true, false, false]);
});

test('fourteen risks are offered, death among them', () => {
  expect(offers('chooseEvent', 'appliedRiskId', {})).toBe(
    'DNL PN NEM TN ZO UMR OCR INV DNSB SED CPZ BAN PAR OTHER',
  );
});

test('the address of the policy is offered where one was found, and the country of the policy first', () => {
  const path = 'insured.addressChoice';
  expect([
    offers('insuredContact', path, {}),
    offers('insuredContact', path, { policyNumberValid: true, policyCountry: 'CZ' }),
    offers('insuredContact', path, { policyNumberValid: true, policyCountry: 'SK' }),
  ]).toEqual(['CZECH SLOVAK ABROAD', 'POLICY CZECH ABROAD', 'POLICY SLOVAK CZECH ABROAD']);
});

test('an address other than that of a policy that was found is asked about once more', () => {
  const dialog = getPage(lifeDraft, 'insuredContact').confirm.find(
    (one) => one.dialog === 'propertyAddressCheck',
  );
  const claims: ClaimDetail[] = [
    { policyNumberValid: true, insured: { addressChoice: 'CZECH' } },
    { policyNumberValid: true, insured: { addressChoice: 'SLOVAK' } },
    { policyNumberValid: true, insured: { addressChoice: 'ABROAD' } },
    { policyNumberValid: true, insured: { addressChoice: 'POLICY' } },
    { insured: { addressChoice: 'CZECH' } },
  ];
  expect(claims.map((claim) => dialog && holds(dialog.when, factsIn(claim)))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('from the hospital a way leads to the documents', () => {
  expect(getPage(lifeDraft, 'hospitalMore').next).toContain('documents');
});
