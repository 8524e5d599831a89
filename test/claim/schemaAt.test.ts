import { describe, expect, test } from 'vitest';
import { controlOf } from '#machines/subject/control.ts';
import { findSchema, schemaAt } from '#test/claim/schemaAt.ts';
import { codesOf } from '#machines/subject/schema.ts';

const controlAt = (path: string) => controlOf(schemaAt(path));

describe('an answer is asked for', () => {
  test.each<[string, object | undefined]>([
    ['insured.fullName', { kind: 'text' }],
    ['reporter.fullName', { kind: 'text', own: 'name' }],
    ['reporter.email', { kind: 'email', own: true }],
    ['insured.email', { kind: 'email' }],
    ['injuredParties[].injured.tel', { kind: 'phone' }],
    ['injuredParties[2].injured.tel', { kind: 'phone' }],
    ['incidentDate', { kind: 'day', until: 'TODAY' }],
    ['dateTo', { kind: 'day' }],
    ['parkedFrom', { kind: 'moment' }],
    ['incidentTime', { kind: 'time' }],
    ['hospitalizations', { kind: 'rows', max: 10 }],
    ['hospitalizations[].dateTo', { kind: 'day', until: 'TODAY' }],
    ['policyNumbers[0]', { kind: 'text', width: 'medium', digits: true }],
    ['userEnteredBankContact', { kind: 'account' }],
    ['userEnteredBankContact.bankCode', { kind: 'text', width: 'tiny', digits: true }],
    ['bodyAreas', { kind: 'body' }],
    ['policyType', { kind: 'radio' }],
    ['placeId', { kind: 'hidden' }],
    ['vehicleFound', undefined],
    ['sourceRiskId', undefined],
  ])('%s: %j', (path, control) => {
    expect(controlAt(path)).toEqual(control);
  });
});

describe('the names of an answer are in the codelist', () => {
  test.each([
    ['activity', 'activity'],
    ['careType', 'care-type'],
    ['claimantRole', 'contract-role'],
    ['country', 'country'],
    ['insured.address.countryCode', 'country'],
    ['damagedParts', 'damaged-parts'],
    ['deathCause', 'death-cause'],
    ['elementType', 'element-type'],
    ['firstImpact', 'damaged-parts'],
    ['glassParts', 'damaged-parts'],
    ['hospitalizationCount', 'hospitalization-count'],
    ['injuryType', 'injury-type'],
    ['injuredParties[].damagedLifes[].injuryType', 'injury-type'],
    ['ivfCycleNumber', 'ivf-cycle-number'],
    ['jobType', 'job-type'],
    ['medicalFacilityType', 'medical-facility-type'],
    ['noWorkCause', 'no-work-cause'],
    ['relationToInsured', 'contract-role'],
    ['vehicleSort.code', 'vehicle-sort'],
  ])('of %s: %s', (path, codelist) => {
    expect(controlAt(path)).toMatchObject({ codelist });
  });
});

test('what no claim has has no schema', () => {
  expect(
    ['nothing', 'insured.nickname', 'moreInfo.text', 'witnesses.tel', 'witnesses[].email'].map(findSchema),
  ).toEqual(Array.from({ length: 5 }, () => undefined));
  expect(() => schemaAt('insured.nickname')).toThrow('A claim has no field insured.nickname.');
});

test.each<[string, readonly (string | boolean)[]]>([
  ['vehicleKind', ['VEHICLE', 'MACHINE']],
  ['insured.legalForm', ['CORPORATE', 'SELF_EMPLOYED']],
  ['limbImpacts', ['MOVEMENT', 'STRENGTH', 'SENSATION', 'LENGTH', 'AMPUTATION', 'SCAR']],
  ['ongoing', [true, false]],
  ['truthfulness', [true]],
  ['vehicleModel', []],
  ['careType', []],
  ['insured', []],
])('the codes of %s are %j', (path, codes) => {
  expect(codesOf(schemaAt(path))).toEqual(codes);
});
