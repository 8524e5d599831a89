import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { lifeDraft } from '#machines/flows/life/draft.ts';
import { changed } from '#test/flow/changed.ts';

type Row = [what: string, before: ClaimDetail, changes: ClaimDetail, claim: ClaimDetail, fell: string[]];

/** After a death each who claims tells their account. */
const later = { bankContactType: 'FUTURE_ACCOUNT' } as const;

const injury = { appliedRiskId: 'DNL' } satisfies ClaimDetail;
const noWork = { appliedRiskId: 'PN', noWorkCause: 'INJURY' } satisfies ClaimDetail;
const lasting = { appliedRiskId: 'TN' } satisfies ClaimDetail;
const journey = { appliedRiskId: 'CPZ', claimEventType: 'INJURY' } satisfies ClaimDetail;
const inClub = {
  athleteLevel: 'ORGANISED',
  sportClub: 'FK Ostrava',
  registeredAthlete: 'YES',
} satisfies ClaimDetail;
const stays = {
  hospitalizationCount: '1',
  hospitalizations: [{ dateFrom: '2026-11-09', dateTo: '2026-11-12', facilityName: 'Nemocnice' }],
} satisfies ClaimDetail;

const roles: Row[] = [
  [
    'another risk asks for another event, and is searched for otherwise',
    { appliedRiskId: 'BAN', claimEventType: 'DEATH', policyNumber: '4400014535' },
    { appliedRiskId: 'ZO' },
    { appliedRiskId: 'ZO', policyNumber: '4400014535' },
    ['claimEventType'],
  ],
  [
    'a loan has other events than a journey',
    { appliedRiskId: 'CPZ', claimEventType: 'HOSPITAL' },
    { appliedRiskId: 'BAN' },
    { appliedRiskId: 'BAN' },
    ['claimEventType'],
  ],
  [
    'nobody is heir to the living',
    { appliedRiskId: 'UMR', reporterRole: 'OTHER', relationToInsured: 'HEIR' },
    { appliedRiskId: 'ZO' },
    { appliedRiskId: 'ZO', reporterRole: 'OTHER' },
    ['relationToInsured'],
  ],
  [
    'a relation that both risks know stays',
    { appliedRiskId: 'UMR', reporterRole: 'OTHER', relationToInsured: 'GUARDIAN' },
    { appliedRiskId: 'ZO' },
    { appliedRiskId: 'ZO', reporterRole: 'OTHER', relationToInsured: 'GUARDIAN' },
    [],
  ],
  [
    'nobody reports their own death: the role falls, and with it the contact',
    { appliedRiskId: 'ZO', reporterRole: 'INSURED', reporter: { email: 'jan@example.cz' } },
    { appliedRiskId: 'UMR' },
    { appliedRiskId: 'UMR', ...later },
    ['reporter.email', 'reporterRole'],
  ],
  [
    'nobody reports as the debtor who has died: the event falls',
    { appliedRiskId: 'BAN', reporterRole: 'OTHER', claimEventType: 'DEATH' },
    { reporterRole: 'INSURED' },
    { appliedRiskId: 'BAN', reporterRole: 'INSURED' },
    ['claimEventType'],
  ],
  [
    'nobody reports as the passenger who has died: the severity falls',
    { appliedRiskId: 'SED', reporterRole: 'OTHER', injurySeverity: { code: '4' } },
    { reporterRole: 'INSURED' },
    { appliedRiskId: 'SED', reporterRole: 'INSURED' },
    ['injurySeverity.code'],
  ],
  [
    'who reports for themselves consents, and is not asked whether they know of it',
    { appliedRiskId: 'ZO', reporterRole: 'OTHER', familyRelation: 'SPOUSE', insuredKnows: true },
    { reporterRole: 'INSURED' },
    { appliedRiskId: 'ZO', reporterRole: 'INSURED' },
    ['familyRelation', 'insuredKnows'],
  ],
  [
    'who asks for the money is not asked where the relation to the contract is',
    { appliedRiskId: 'UMR', reporterRole: 'BROKER', claimantRole: 'HEIR' },
    { reporterRole: 'OTHER' },
    { appliedRiskId: 'UMR', reporterRole: 'OTHER', ...later },
    ['claimantRole'],
  ],
  [
    'who asks for the money falls unmentioned where nobody was asked',
    { appliedRiskId: 'UMR', reporterRole: 'OTHER', claimantRole: 'HEIR' },
    {},
    { appliedRiskId: 'UMR', reporterRole: 'OTHER', ...later },
    [],
  ],
  [
    'nobody claims for the living',
    { appliedRiskId: 'UMR', reporterRole: 'OTHER', claimants: [{ fullName: 'Jana Nováková' }] },
    { appliedRiskId: 'ZO' },
    { appliedRiskId: 'ZO', reporterRole: 'OTHER' },
    ['claimants'],
  ],
  [
    'nobody acts for a claimant who is of age',
    {
      appliedRiskId: 'UMR',
      claimants: [{ birthDate: '2014-02-22', guardianName: 'Jana Nováková' }],
    },
    { claimants: [{ birthDate: '2004-02-22', guardianName: 'Jana Nováková' }] },
    { appliedRiskId: 'UMR', claimants: [{ birthDate: '2004-02-22' }], ...later },
    ['claimants[0].guardianName'],
  ],
  [
    'nothing but who they were is asked of the dead',
    {
      appliedRiskId: 'PN',
      insured: { fullName: 'Petr Novák', birthDate: '1950-05-17', tel: '777123456', employeeType: 'OTHER' },
      jobType: 'N6',
    },
    { appliedRiskId: 'UMR' },
    {
      appliedRiskId: 'UMR',
      ageGroup: 'ADULT',
      insured: { fullName: 'Petr Novák', birthDate: '1950-05-17' },
      ...later,
    },
    ['insured.employeeType', 'insured.tel', 'jobType'],
  ],
];

const days: Row[] = [
  [
    'another risk has another day, also under its other name',
    { appliedRiskId: 'PN', incidentDate: '2026-11-09', dateFrom: '2026-11-09' },
    { appliedRiskId: 'ZO' },
    { appliedRiskId: 'ZO' },
    ['incidentDate'],
  ],
  [
    'the day moves, and with it the day under its other name',
    { appliedRiskId: 'UMR', incidentDate: '2026-11-09', deathDate: '2026-11-09' },
    { incidentDate: '2026-11-08' },
    { appliedRiskId: 'UMR', incidentDate: '2026-11-08', deathDate: '2026-11-08', ...later },
    [],
  ],
  [
    'the first stay begins on the day of the event, the next when it did',
    {
      appliedRiskId: 'NEM',
      incidentDate: '2026-11-09',
      hospitalizations: [{ facilityName: 'Motol' }, { facilityName: 'Bulovka', dateFrom: '2026-11-15' }],
    },
    { incidentDate: '2026-11-08' },
    {
      appliedRiskId: 'NEM',
      incidentDate: '2026-11-08',
      hospitalizationCount: '2',
      hospitalizations: [
        { facilityName: 'Motol', dateFrom: '2026-11-08' },
        { facilityName: 'Bulovka', dateFrom: '2026-11-15' },
      ],
    },
    [],
  ],
  [
    'who died in a vehicle may have died later than they were hurt',
    {
      appliedRiskId: 'SED',
      incidentDate: '2026-11-07',
      injurySeverity: { code: '4' },
      deathDate: '2026-11-09',
    },
    { incidentDate: '2026-11-08' },
    {
      appliedRiskId: 'SED',
      incidentDate: '2026-11-08',
      injurySeverity: { code: '4' },
      deathDate: '2026-11-09',
      injuryDate: '2026-11-08',
    },
    [],
  ],
  [
    'a reason that needs no notice has no day of it',
    {
      appliedRiskId: 'BAN',
      claimEventType: 'JOB_LOSS',
      jobEndReason: 'OWN_NOTICE',
      noticeGivenOn: '2026-08-31',
    },
    { jobEndReason: 'EXPIRY' },
    { appliedRiskId: 'BAN', claimEventType: 'JOB_LOSS', jobEndReason: 'EXPIRY' },
    ['noticeGivenOn'],
  ],
];

const policies: Row[] = [
  [
    'another policy: what was found of the first falls unmentioned',
    { ...injury, policyNumber: '4400000017', policyNumberValid: true, hasMax3yearsOldPolicy: true },
    { policyNumber: '4400000018' },
    { ...injury, policyNumber: '4400000018' },
    [],
  ],
  [
    'another policy: nobody said that there shall be none',
    {
      ...injury,
      policyNumber: '4400000017',
      policyNumberValid: false,
      dummyPolicy: true,
      continueWithoutPolicy: true,
    },
    { policyNumber: '4400000018' },
    { ...injury, policyNumber: '4400000018' },
    ['continueWithoutPolicy'],
  ],
  [
    'another plate: what was found by the first falls unmentioned',
    {
      appliedRiskId: 'SED',
      searchBy: 'REGISTRATION_NO',
      registrationNo: '4UI5655',
      policyNumberValid: true,
      dummyPolicy: false,
      hasMax3yearsOldPolicy: false,
    },
    { registrationNo: '4UI5656' },
    { appliedRiskId: 'SED', searchBy: 'REGISTRATION_NO', registrationNo: '4UI5656' },
    [],
  ],
  [
    'a plate that is searched by no more is still that of the vehicle somebody sat in',
    { appliedRiskId: 'SED', searchBy: 'REGISTRATION_NO', registrationNo: '4UI5655', policyNumberValid: true },
    { searchBy: 'POLICY_NUMBER', policyNumber: '4400000017' },
    {
      appliedRiskId: 'SED',
      searchBy: 'POLICY_NUMBER',
      policyNumber: '4400000017',
      registrationNo: '4UI5655',
      policyNumberValid: true,
    },
    [],
  ],
  [
    'a birth number that is searched by no more falls, and with it what it found',
    { appliedRiskId: 'SED', searchBy: 'BIRTH_NUMBER', birthNumber: '8411049031', policyNumberValid: true },
    { searchBy: 'POLICY_NUMBER', policyNumber: '4400000017' },
    { appliedRiskId: 'SED', searchBy: 'POLICY_NUMBER', policyNumber: '4400000017' },
    ['birthNumber'],
  ],
  [
    'care may be covered for one risk only',
    { appliedRiskId: 'OCR', ocrAllowed: true },
    { appliedRiskId: 'ZO' },
    { appliedRiskId: 'ZO' },
    [],
  ],
];

const circumstances: Row[] = [
  [
    'no ride, nobody drove; nobody was belted',
    { ...injury, activity: 'DRIVING', trafficRole: 'DRIVER', seatBelt: 'YES' },
    { activity: 'WALKING' },
    { ...injury, activity: 'WALKING' },
    ['seatBelt', 'trafficRole'],
  ],
  [
    'no sport, no club',
    { ...noWork, activity: 'FOOTBALL', ...inClub },
    { activity: 'WALKING' },
    { ...noWork, activity: 'WALKING' },
    ['athleteLevel', 'registeredAthlete', 'sportClub'],
  ],
  [
    'another sport is done in the same way',
    { ...noWork, activity: 'FOOTBALL', ...inClub },
    { activity: 'TENNIS' },
    { ...noWork, activity: 'TENNIS', ...inClub },
    [],
  ],
  [
    'at leisure, no club',
    { ...noWork, activity: 'FOOTBALL', ...inClub },
    { athleteLevel: 'RECREATIONAL' },
    { ...noWork, activity: 'FOOTBALL', athleteLevel: 'RECREATIONAL' },
    ['registeredAthlete', 'sportClub'],
  ],
  [
    'treated still, no end of it',
    { ...injury, treatmentEnded: 'YES', treatmentTo: '2026-11-15' },
    { treatmentEnded: 'NO' },
    { ...injury, treatmentEnded: 'NO' },
    ['treatmentTo'],
  ],
  [
    'in no hospital, no stays',
    { ...injury, hospitalized: 'YES', ...stays },
    { hospitalized: 'NO' },
    { ...injury, hospitalized: 'NO' },
    ['hospitalizations'],
  ],
  [
    'no surgery, no day of it',
    { appliedRiskId: 'ZO', surgery: 'YES', surgeryDate: '2026-11-10' },
    { surgery: 'NO' },
    { appliedRiskId: 'ZO', surgery: 'NO' },
    ['surgeryDate'],
  ],
  [
    'it goes on, no end of it',
    { appliedRiskId: 'PN', incidentDate: '2026-11-01', dateFrom: '2026-11-01', dateTo: '2026-11-09' },
    { ongoing: true },
    { appliedRiskId: 'PN', incidentDate: '2026-11-01', dateFrom: '2026-11-01', ongoing: true },
    ['dateTo'],
  ],
  [
    'nobody assisted, no case; no other insurer',
    {
      ...journey,
      assistanceContacted: 'YES',
      assistanceCaseNo: '5',
      otherInsurance: 'YES',
      otherInsurer: 'Jiná',
    },
    { assistanceContacted: 'NO', otherInsurance: 'NO' },
    { ...journey, assistanceContacted: 'NO', otherInsurance: 'NO' },
    ['assistanceCaseNo', 'otherInsurer'],
  ],
  [
    'no scar and all teeth, nothing to count',
    { ...lasting, bodyAreas: ['HEAD'], faceImpacts: ['SCAR', 'TEETH'], scarLengthCm: 4, teethCount: 2 },
    { faceImpacts: ['EYE'] },
    { ...lasting, bodyAreas: ['HEAD'], bodyParts: ['HEAD'], faceImpacts: ['EYE'] },
    ['scarLengthCm', 'teethCount'],
  ],
];

const limbs: Row[] = [
  [
    'another limb is hurt: parts of the first fall',
    { ...lasting, bodyAreas: ['ARM_RIGHT'], limbParts: ['WRIST'] },
    { bodyAreas: ['LEG_RIGHT'] },
    { ...lasting, bodyAreas: ['LEG_RIGHT'], bodyParts: ['LEG'], limbSide: 'RIGHT' },
    ['limbParts'],
  ],
  [
    'one of two hurt limbs is taken back: the parts fall',
    { ...lasting, bodyAreas: ['ARM_RIGHT', 'LEG_LEFT'], limbParts: ['WRIST', 'KNEE'] },
    { bodyAreas: ['ARM_RIGHT'] },
    { ...lasting, bodyAreas: ['ARM_RIGHT'], bodyParts: ['ARM'], limbSide: 'RIGHT' },
    ['limbParts'],
  ],
  [
    'no limb is hurt at all: the parts fall',
    { ...lasting, bodyAreas: ['ARM_RIGHT'], limbParts: ['WRIST'] },
    { bodyAreas: ['HEAD'] },
    { ...lasting, bodyAreas: ['HEAD'], bodyParts: ['HEAD'] },
    ['limbParts'],
  ],
  [
    'the other side is hurt: the parts stay',
    { ...lasting, bodyAreas: ['ARM_RIGHT'], limbParts: ['WRIST'] },
    { bodyAreas: ['ARM_LEFT'] },
    { ...lasting, bodyAreas: ['ARM_LEFT'], bodyParts: ['ARM'], limbSide: 'LEFT', limbParts: ['WRIST'] },
    [],
  ],
  [
    'a limb is added: the parts stay',
    { ...lasting, bodyAreas: ['ARM_RIGHT'], limbParts: ['WRIST'] },
    { bodyAreas: ['ARM_RIGHT', 'LEG_LEFT'] },
    {
      ...lasting,
      bodyAreas: ['ARM_RIGHT', 'LEG_LEFT'],
      bodyParts: ['ARM', 'LEG'],
      limbSide: 'BOTH',
      limbParts: ['WRIST'],
    },
    [],
  ],
];

describe.each([
  ['who reports and who is concerned', roles],
  ['the policy', policies],
  ['the days', days],
  ['how it happened', circumstances],
  ['what is hurt', limbs],
])('of %s', (_, rows) => {
  test.each(rows)('%s', (_what, before, changes, claim, fell) => {
    expect(changed(lifeDraft, before, changes)).toEqual({ claim, fell });
  });
});

test.each<[string, ClaimDetail, boolean]>([
  ['an injury', { appliedRiskId: 'DNL' }, true],
  ['a death', { appliedRiskId: 'UMR' }, false],
  ['a death on a journey', { appliedRiskId: 'CPZ', claimEventType: 'DEATH' }, false],
])('the account on the policy is known after %s or falls', (_, claim, isKnown) => {
  const known = { ...claim, policyAccount: true, policyNumberValid: true };
  expect('policyAccount' in changed(lifeDraft, known, {}).claim).toBe(isKnown);
});
