import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { askedOn } from '#machines/flow/answers.ts';
import { getPage } from '#machines/flow/compile.ts';
import { withBeginnings } from '#machines/flow/withBeginnings.ts';
import { liabilityDraft } from '#machines/flows/liability/draft.ts';
import { saidOn } from '#test/flow/saidOn.ts';

const asked = (code: string, claim: ClaimDetail) =>
  askedOn(getPage(liabilityDraft, code), claim).map(({ ask }) => ask);

const caused: ClaimDetail = { riskFlow: 'ODPPOJ' };
const hurt: ClaimDetail = { riskFlow: 'ODPPRAC', harmed: 'EMPLOYEE' };

describe('liability is asked what decides there', () => {
  test.each<[what: string, page: string, claim: ClaimDetail, path: string, isAsked: boolean]>([
    [
      'a court where somebody wants money',
      'causedDamage',
      { ...caused, claimRaised: 'YES' },
      'courtProceedings',
      true,
    ],
    ['and nowhere else', 'causedDamage', { ...caused, claimRaised: 'NO' }, 'courtProceedings', false],
    [
      'a flat, whether it was rented',
      'injuredParty[0]',
      { ...caused, injuredParties: [{ damageKinds: ['PROPERTY'] }] },
      'injuredParties[].thingHeld',
      true,
    ],
    [
      'money missing in the till, whether it was signed for',
      'workDamage',
      { employerDamageKind: 'SHORTAGE' },
      'entrustedAgreement',
      true,
    ],
    [
      'a dented van nobody signed for',
      'workDamage',
      { employerDamageKind: 'VEHICLE' },
      'entrustedAgreement',
      false,
    ],
    ['an employee on sick leave, the wage', 'workInjury', { ...hurt, sickLeave: 'YES' }, 'averageWage', true],
    ['one who works on, no wage', 'workInjury', { ...hurt, sickLeave: 'NO' }, 'averageWage', false],
    [
      'an employer has said on another page what was paid',
      'injury',
      { ...hurt, reporterRole: 'INSURED' },
      'injuryCompensated',
      false,
    ],
    ['the employee has not', 'injury', { ...hurt, reporterRole: 'INJURED' }, 'injuryCompensated', true],
    ['who caused harm, whether they paid', 'policy', caused, 'settledWithInjured', true],
    ['an employer, too', 'policy', { ...hurt, reporterRole: 'INSURED' }, 'settledWithInjured', true],
    [
      'a hurt employee is not asked what they paid',
      'policy',
      { ...hurt, reporterRole: 'INJURED' },
      'settledWithInjured',
      false,
    ],
    ['who saw it, on the page of the event', 'event', caused, 'witnesses', true],
    ['of damage suffered, on a page of its own', 'event', { riskFlow: 'ODPPOS' }, 'witnesses', false],
    ['who shares the blame, with it', 'event', caused, 'thirdPartyName', true],
    ['of damage suffered, there, too', 'event', { riskFlow: 'ODPPOS' }, 'thirdPartyName', false],
    [
      'a thing of theirs without a policy, in what money',
      'sufferedDamage',
      { riskFlow: 'ODPPOS', dummyPolicy: true, injuredParties: [{ damageKinds: ['THING'] }] },
      'currency',
      true,
    ],
    [
      'who was harmed, whether we may keep the contact',
      'summary',
      { riskFlow: 'ODPPOS' },
      'keepContact',
      true,
    ],
    ['nobody else', 'summary', caused, 'keepContact', false],
    ['who was hurt elsewhere, where they work', 'injury', { riskFlow: 'ODPPOS' }, 'employerName', true],
    [
      'who died is not treated',
      'injury',
      { riskFlow: 'ODPPOS', injurySeverity: { code: '4' } },
      'treatmentEnded',
      false,
    ],
  ])('%s', (_what, page, claim, path, isAsked) => {
    expect(asked(page, claim).includes(path)).toBe(isAsked);
  });
});

test.each<[who: string, claim: ClaimDetail, said: string[]]>([
  ['an employer need not: the law insures them', hurt, []],
  [
    'anybody else may say what they know of it instead',
    caused,
    ['required required reasonToChooseInsurance', 'required required settledWithInjured'],
  ],
])('who knows the number of the policy: %s', (_who, claim, said) => {
  expect(saidOn(getPage(liabilityDraft, 'policy'), claim, { incidentDate: '2026-11-10' })).toEqual(said);
});

test('an injury at work is told once, in the story of the event', () => {
  const answers = { injurySeverity: { code: '2' }, injuryType: '040' };
  const page = getPage(liabilityDraft, 'injury');
  expect([saidOn(page, hurt, answers), saidOn(page, { riskFlow: 'ODPPOS' }, answers)]).toEqual([
    [],
    ['required required injuryDescription'],
  ]);
});

test.each<[string, ClaimDetail]>([
  ['what somebody caused', caused],
  ['what somebody suffered', { riskFlow: 'ODPPOS' }],
  ['an injury at work', hurt],
])('of %s a line says that nobody called the police', (_, claim) => {
  expect(withBeginnings(getPage(liabilityDraft, 'event'), claim).policeInvestigation).toBe('NO');
});

test('what was damaged is looked at where it happened, unless that was on a journey', () => {
  const placeOf = (claim: ClaimDetail) =>
    withBeginnings(getPage(liabilityDraft, 'inspection'), { riskFlow: 'ODPPOS', ...claim }).inspectionPlace;
  expect([
    placeOf({ incidentPlace: 'Brno, Masarykova 1', countryScope: 'CZECH' }),
    placeOf({ incidentPlace: 'Vídeň, Prater', countryScope: 'ABROAD', country: 'AT' }),
    placeOf({}),
  ]).toEqual(['Brno, Masarykova 1', undefined, undefined]);
});
