import { situationOf } from '#machines/flow/situation.ts';
import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { lifeDraft } from '#machines/flows/life/draft.ts';
import { aReporter } from '#test/given.ts';
import { aLifeClaim, claimant, minor, answersOfRoutes, type LifeRoute } from './lifeClaims.ts';

/** The pages whose answers hold, by the pages' own schemas, up to the first with an objection. */
const way = (claim: ClaimDetail) => {
  const formSteps = lifeDraft.instances.map(({ code }) => code);
  const open = situationOf(lifeDraft, { ...claim, formSteps }).firstIncomplete.code;
  const codes = situationOf(lifeDraft, claim).walked.map(({ code }) => code);
  return codes.slice(0, codes.indexOf(open) + 1).join(' ');
};

const role = 'index chooseEvent chooseReporter reporter';
const contract = `${role} policy personalData`;
const byEvent = `${role} policyEventType personalData`;
const seats = 'index chooseEvent damageInfo chooseReporter reporter policyAlternative personalData';
const paid = 'claimant[0] claimants';
const end = 'documents summary';

describe('a life claim leads over', () => {
  test.each<[LifeRoute, ClaimDetail, string]>([
    ['DNL', {}, `${contract} bankData injury injuryBody injuryTreatment injuryMore ${end}`],
    ['DNSB', {}, `${contract} bankData incapablePerson ${end}`],
    ['INV', {}, `${contract} bankData disability disabilityCause ${end}`],
    ['NEM', {}, `${contract} bankData hospital ${end}`],
    ['PN', {}, `${contract} bankData noWork noWorkMore ${end}`],
    ['OCR', {}, `${contract} bankData ocr ocrMore ${end}`],
    [
      'TN',
      {},
      `${contract} bankData bodyPart permanentEvent permanentTrunk permanentAthlete permanentMore ${end}`,
    ],
    ['UMR', {}, `${contract} bankData death ${paid} ${end}`],
    ['ZO', {}, `${contract} bankData illness ${end}`],
    ['SED', {}, `${seats} bankData carSeats carSeatsRide injuryBody carSeatsMore ${end}`],
    ['PAR', {}, `${contract} bankData ivf ${end}`],
    ['OTHER', {}, `${contract} bankData otherRisk ${end}`],
    ['BAN_NO_WORK', {}, `${byEvent} bankData noWork noWorkMore ${end}`],
    ['BAN_JOB_LOSS', {}, `${byEvent} bankData jobLoss ${end}`],
    ['BAN_ILLNESS', {}, `${byEvent} bankData illness ${end}`],
    ['CPZ_INJURY', {}, `${byEvent} bankData trip injuryTravel injuryTreatment injuryMore ${end}`],
    [
      'CPZ_PERMANENT',
      {},
      `${byEvent} bankData trip permanentTravel bodyPart permanentTrunk permanentAthlete permanentMore ${end}`,
    ],
    ['CPZ_HOSPITAL', {}, `${byEvent} bankData trip hospital ${end}`],
    ['CPZ_DEATH', {}, `${byEvent} bankData trip deathTravel ${paid} ${end}`],
    ['CPZ_OTHER', {}, `${byEvent} bankData trip otherRisk ${end}`],
  ])('every page to the summary: %s', (route, differing, pages) => {
    expect(way(aLifeClaim({ ...answersOfRoutes[route], ...differing }))).toBe(pages);
  });

  test.each<[LifeRoute, string]>([
    ['BAN_DEATH', `${byEvent} death ${end}`],
    ['BAN_DISABILITY', `${byEvent} disability disabilityCause ${end}`],
  ])('no page for an account where the lender is paid: %s', (route, pages) => {
    expect(way(aLifeClaim(answersOfRoutes[route]))).toBe(pages);
  });

  test.each<[string, LifeRoute, ClaimDetail, string]>([
    [
      'the stays in hospital of an injury',
      'DNL',
      {
        hospitalized: 'YES',
        hospitalizations: [{ dateFrom: '2026-11-09', ongoing: true, facilityName: 'Nemocnice' }],
      },
      `${contract} bankData injury injuryBody injuryTreatment injuryHospital injuryMore ${end}`,
    ],
    [
      'the circumstances of an injury at sport',
      'DNL',
      {
        activity: 'FOOTBALL',
        athleteLevel: 'RECREATIONAL',
      },
      `${contract} bankData injury injuryAdditional injuryBody injuryTreatment injuryMore ${end}`,
    ],
    [
      'an injury at sport that keeps from work',
      'PN',
      {
        noWorkCause: 'INJURY',
        activity: 'FOOTBALL',
        athleteLevel: 'ORGANISED',
        sportClub: 'FK Ostrava',
        registeredAthlete: 'YES',
        incidentPlace: 'Ostrava, hřiště',
        incidentDescription: 'Srážka s protihráčem.',
        injuryDate: '2026-11-08',
        causedByOther: 'YES',
        policeInvestigation: 'NO',
      },
      `${contract} bankData noWork noWorkEvent noWorkPolice noWorkAthlete noWorkMore ${end}`,
    ],
    [
      'a sport that led to a hospital',
      'NEM',
      {
        healthCause: 'INJURY',
        injuryDate: '2026-11-08',
        activity: 'SKIING',
        causedByOther: 'NO',
        athleteLevel: 'RECREATIONAL',
      },
      `${contract} bankData hospital hospitalAthlete ${end}`,
    ],
    [
      'arms and legs that stay hurt',
      'TN',
      { bodyAreas: ['LEG_LEFT'], limbParts: ['KNEE'], limbImpacts: ['MOVEMENT'] },
      `${contract} bankData bodyPart permanentEvent permanentLimbs permanentAthlete permanentMore ${end}`,
    ],
    [
      'a face that stays hurt',
      'TN',
      { bodyAreas: ['HEAD'], faceImpacts: ['SCAR'], scarLengthCm: 4 },
      `${contract} bankData bodyPart permanentEvent permanentFace permanentAthlete permanentMore ${end}`,
    ],
    [
      'a limb and a face',
      'TN',
      {
        bodyAreas: ['HEAD', 'ARM_RIGHT'],
        limbParts: ['WRIST'],
        limbImpacts: ['STRENGTH'],
        faceImpacts: ['EYE'],
      },
      `${contract} bankData bodyPart permanentEvent permanentLimbs permanentFace permanentAthlete permanentMore ${end}`,
    ],
    [
      'an injury that killed',
      'UMR',
      {
        deathCause: 'TRAFFIC_ACCIDENT',
        injuryDate: '2026-11-08',
        incidentPlace: 'Ostrava',
        incidentDescription: 'Srážka s autem.',
        activity: 'WALKING',
        policeInvestigation: 'NO',
      },
      `${contract} bankData death deathInjury ${paid} ${end}`,
    ],
    [
      'a death in a vehicle',
      'SED',
      {
        reporterRole: 'BROKER',
        reporter: { ...aReporter(), companyName: 'Makléři Ostrava', identificationNumber: '27074358' },
        insuredKnows: undefined,
        injurySeverity: { code: '4' },
        deathDate: '2026-11-09',
        deathPlace: 'Ostrava',
        deathCause: 'DISEASE',
        claimantRole: 'BENEFICIARY',
        claimants: [claimant],
      },
      `${seats} insuredContact bankData carSeats carSeatsRide death claimant[0] claimants ${end}`,
    ],
    [
      'care for a child that has no birth number',
      'OCR',
      { caredPersonBirthNumber: undefined, caredPersonBirthDate: '2019-03-02' },
      `${contract} bankData ocr ocrMore ${end}`,
    ],
    [
      'an injury of a foreign child told by its mother',
      'DNL',
      {
        reporterRole: 'LEGAL_REP',
        relationToInsured: 'LEGAL_REPRESENTATIVE',
        familyRelation: 'PARENT',
        jobType: undefined,
        insured: {
          personKind: 'NATURAL',
          fullName: 'Anna Kovalenko',
          birthDate: '2016-04-01',
          email: 'kovalenko@example.cz',
          addressChoice: 'CZECH',
          address: aLifeClaim({}).insured?.address,
        },
      },
      `${contract} insuredContact bankData injury injuryBody injuryTreatment injuryMore ${end}`,
    ],
    [
      'a suicide, of which nobody asks how it happened',
      'UMR',
      { deathCause: 'SUICIDE', policeInvestigation: 'UNKNOWN' },
      `${contract} bankData death deathMore ${paid} ${end}`,
    ],
    [
      'a death of which two claim, one of them a child',
      'UMR',
      { claimants: [claimant, minor] },
      `${contract} bankData death claimant[0] claimant[1] claimants ${end}`,
    ],
    [
      'a death of which one person alone claims',
      'UMR',
      { moreClaimants: 'NO' },
      `${contract} bankData death claimant[0] ${end}`,
    ],
    [
      'a death of which one claims who is not the only one',
      'UMR',
      { moreClaimants: 'YES' },
      `${contract} bankData death ${paid} ${end}`,
    ],
    [
      'a death that somebody tells of for the only one who claims',
      'UMR',
      { relationToInsured: 'ATTORNEY', familyRelation: 'NONE', notary: undefined, moreClaimants: 'NO' },
      `${contract} bankData death claimant[0] ${end}`,
    ],
    [
      'an estate that no notary settles yet',
      'UMR',
      { notary: undefined },
      `${contract} bankData death ${paid} ${end}`,
    ],
    [
      'a death that somebody tells of who is paid nothing',
      'UMR',
      { relationToInsured: 'ATTORNEY', familyRelation: 'NONE', notary: undefined },
      `${contract} bankData death claimant[0] claimants ${end}`,
    ],
    [
      'an illness that a relative tells of',
      'ZO',
      {
        reporterRole: 'OTHER',
        relationToInsured: 'POLICYHOLDER',
        familyRelation: 'SPOUSE',
        insuredKnows: true,
      },
      `${contract} insuredContact bankData illness ${end}`,
    ],
    [
      'a report without a policy',
      'PN',
      { policyNumberValid: false, continueWithoutPolicy: true },
      `${role} policy policyNotFound personalData bankData noWork noWorkMore ${end}`,
    ],
    [
      'a loan of which no policy was found',
      'BAN_ILLNESS',
      { policyNumberValid: false, continueWithoutPolicy: true },
      `${role} policyEventType policyNotFound loan personalData bankData illness ${end}`,
    ],
    [
      'a loan of which nobody knows the number of the policy',
      'BAN_ILLNESS',
      { policyNumber: undefined, policyNumberValid: false },
      `${role} policyEventType loan personalData bankData illness ${end}`,
    ],
  ])('the pages of %s', (_, route, differing, pages) => {
    expect(way(aLifeClaim({ ...answersOfRoutes[route], ...differing }))).toBe(pages);
  });

  test.each<[string, LifeRoute, ClaimDetail, string]>([
    ['care the policy does not cover ends', 'OCR', { ocrAllowed: false }, `${contract} cannotContinue`],
    [
      'a policy nobody found waits for an answer',
      'ZO',
      { policyNumberValid: false },
      `${role} policy policyNotFound`,
    ],
    [
      'nobody reports their own death',
      'UMR',
      { reporterRole: 'INSURED' },
      'index chooseEvent chooseReporter',
    ],
    ['an event the risk does not have', 'BAN_DEATH', { claimEventType: 'INJURY' }, `${role} policyEventType`],
    [
      'an employee without an employer',
      'PN',
      { insured: { ...aLifeClaim({}).insured, employeeType: 'EMPLOYEE' } },
      `${contract} bankData noWork noWorkMore`,
    ],
    [
      'a journey that ended before it began',
      'CPZ_INJURY',
      { tripTo: '2026-07-19' },
      `${byEvent} bankData trip`,
    ],
    ['care for nobody knows whom', 'OCR', { caredPersonBirthNumber: undefined }, `${contract} bankData ocr`],
    ['a death nobody claims for', 'UMR', { claimants: undefined }, `${contract} bankData death claimant[0]`],
    [
      'a child for whom nobody acts',
      'UMR',
      { claimants: [claimant, { ...minor, guardianName: undefined }] },
      `${contract} bankData death claimant[0] claimant[1]`,
    ],
    [
      'a payee who does not say how we know them',
      'UMR',
      { identificationWay: undefined },
      `${contract} bankData death claimant[0]`,
    ],
    [
      'a suicide of which the police may know',
      'UMR',
      { deathCause: 'SUICIDE' },
      `${contract} bankData death deathMore`,
    ],
    [
      'an insured who does not know of it',
      'ZO',
      { reporterRole: 'OTHER', relationToInsured: 'POLICYHOLDER', familyRelation: 'SPOUSE' },
      contract,
    ],
  ])('the pages up to the one with a word to say: %s', (_, route, differing, pages) => {
    expect(way(aLifeClaim({ ...answersOfRoutes[route], ...differing }))).toBe(pages);
  });
});
