import { getPage } from '#machines/flow/compile.ts';
import { claimSubject } from '#machines/report/kit.ts';
import { factsIn } from '#machines/claim/facts.ts';
import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';

import { askedOn, mayBeLeftOut } from '#machines/flow/answers.ts';
import { documentsFor } from '#machines/report/documents.ts';
import { isAsked, offeredBy } from '#machines/flow/question.ts';
import { holds } from '#machines/subject/rule.ts';
import { lifeDraft } from '#machines/flows/life/draft.ts';

/** What a page asks, in its order; what may be left out has a question mark. */
const asked = (code: string, claim: ClaimDetail) =>
  askedOn(getPage(lifeDraft, code), claim)
    .map((question) => `${question.ask}${mayBeLeftOut(claimSubject, question, claim, []) ? '?' : ''}`)
    .join(' ');

/** What a page asks of these, in its order. */
const among = (code: string, claim: ClaimDetail, ...paths: readonly string[]) =>
  asked(code, claim)
    .split(' ')
    .filter((name) => paths.includes(name.replace('?', '')))
    .join(' ');

const adult = { appliedRiskId: 'DNL', insured: { birthDate: '1980-02-01' } } satisfies ClaimDetail;
const child = { appliedRiskId: 'DNL', insured: { birthDate: '2015-02-01' } } satisfies ClaimDetail;
const loan = (claimEventType: NonNullable<ClaimDetail['claimEventType']>): ClaimDetail => ({
  appliedRiskId: 'BAN',
  claimEventType,
});

describe('alcohol and the police are asked about where they matter', () => {
  const circumstances: [string, ClaimDetail, boolean, string][] = [
    ['a walk', { ...adult, activity: 'WALKING', causedByOther: 'NO' }, false, ''],
    [
      'a fall that somebody else caused',
      { ...adult, activity: 'WALKING', causedByOther: 'YES' },
      true,
      'policeInvestigation',
    ],
    ['a match', { ...adult, activity: 'FOOTBALL', causedByOther: 'NO' }, true, ''],
    [
      'a driver',
      { ...adult, activity: 'DRIVING', trafficRole: 'DRIVER' },
      true,
      'alcohol policeInvestigation',
    ],
    [
      'a cyclist',
      { ...adult, activity: 'CYCLING', trafficRole: 'CYCLIST' },
      true,
      'alcohol policeInvestigation',
    ],
    ['a passenger', { ...adult, activity: 'DRIVING', trafficRole: 'PASSENGER' }, true, 'policeInvestigation'],
    ['work', { ...adult, activity: 'WORK' }, true, 'alcohol policeInvestigation'],
    [
      'a fall on the way to lunch at work',
      { ...adult, activity: 'WALKING', workInjury: 'YES' },
      true,
      'alcohol policeInvestigation',
    ],
    ['work with tools at home', { ...adult, activity: 'DIY' }, true, 'alcohol'],
    ['a child at school', { ...child, activity: 'PLAY', workInjury: 'YES' }, false, ''],
    ['a child with tools', { ...child, activity: 'DIY' }, false, ''],
    [
      'a child on a bicycle',
      { ...child, activity: 'CYCLING', trafficRole: 'CYCLIST' },
      true,
      'policeInvestigation',
    ],
  ];

  test.each(circumstances)('of %s', (_, claim, hasPage, questions) => {
    const page = getPage(lifeDraft, 'injuryAdditional');
    expect([
      holds(page.canEnter, factsIn(claim, [])),
      among('injuryAdditional', claim, 'alcohol', 'policeInvestigation'),
    ]).toEqual([hasPage, questions]);
  });

  test.each(circumstances.filter(([, , hasPage]) => hasPage))('and no page is empty: %s', (_, claim) => {
    expect(asked('injuryAdditional', claim)).not.toBe('');
  });

  test.each<[string, ClaimDetail, string]>([
    ['of a planned stay nobody calls the police', { appliedRiskId: 'NEM', healthCause: 'SURGERY' }, ''],
    [
      'of an injury that nobody caused neither',
      { appliedRiskId: 'NEM', healthCause: 'INJURY', activity: 'SKIING', causedByOther: 'NO' },
      '',
    ],
    [
      'of one that somebody caused they may know',
      { appliedRiskId: 'NEM', healthCause: 'INJURY', activity: 'SKIING', causedByOther: 'YES' },
      'policeInvestigation',
    ],
  ])('%s', (_, claim, questions) => {
    expect(among('hospitalMore', claim, 'policeInvestigation')).toBe(questions);
  });

  test.each<[string, ClaimDetail, string]>([
    ['an accident at work', { noWorkCause: 'WORK_INJURY', activity: 'HOUSEHOLD' }, 'policeInvestigation'],
    ['a fall at home', { noWorkCause: 'INJURY', activity: 'HOUSEHOLD', causedByOther: 'NO' }, ''],
  ])('who cannot work after %s', (_, claim, questions) => {
    expect(among('noWorkPolice', { appliedRiskId: 'PN', ...claim }, 'policeInvestigation')).toBe(questions);
  });

  test.each<[string, ClaimDetail, string]>([
    [
      'the driver',
      { insured: { birthDate: '1980-02-01' }, trafficRole: 'DRIVER' },
      'personsInVehicle? alcohol',
    ],
    [
      'who sat beside',
      { insured: { birthDate: '1980-02-01' }, trafficRole: 'FRONT_PASSENGER' },
      'driver.fullName? personsInVehicle?',
    ],
  ])('in a vehicle %s is asked', (_, claim, questions) => {
    expect(
      among(
        'carSeatsRide',
        { appliedRiskId: 'SED', ...claim },
        'driver.fullName',
        'personsInVehicle',
        'alcohol',
      ),
    ).toBe(questions);
  });
});

describe('each page asks what decides the claim', () => {
  const employed = { insured: { employeeType: 'EMPLOYEE' } } satisfies ClaimDetail;
  const selfEmployed = { insured: { employeeType: 'SELF_EMPLOYEE' } } satisfies ClaimDetail;

  test.each<[string, string, ClaimDetail, string]>([
    [
      'an employee off work',
      'noWork',
      { appliedRiskId: 'PN', ...employed },
      'noWorkCause insured.employeeType jobType ongoing? dateTo sickNoteNumber? diagnosis?',
    ],
    [
      'the employer and the treatment of an employee off work',
      'noWorkMore',
      { appliedRiskId: 'PN', ...employed },
      'employerName medicalFacilityType medicalFacilityName workActivityNow? employerAddress? doctorName? hospitalized? otherInsurance? moreInfo?',
    ],
    [
      'the trade and the treatment of a trader off work',
      'noWorkMore',
      { appliedRiskId: 'PN', ...selfEmployed },
      'sicknessInsured tradeSuspended medicalFacilityType medicalFacilityName workActivityNow? doctorName? hospitalized? otherInsurance? moreInfo?',
    ],
    [
      'a job lost by notice',
      'jobLoss',
      { ...loan('JOB_LOSS'), jobEndReason: 'REDUNDANCY', labourOffice: 'YES' },
      'employerName employmentFrom contractKind jobEndReason noticeGivenOn labourOffice labourOfficeFrom moreInfo?',
    ],
    [
      'a contract that expired',
      'jobLoss',
      { ...loan('JOB_LOSS'), jobEndReason: 'EXPIRY', labourOffice: 'NO' },
      'employerName employmentFrom contractKind jobEndReason labourOffice moreInfo?',
    ],
    [
      'a journey',
      'trip',
      { appliedRiskId: 'CPZ', claimEventType: 'OTHER', assistanceContacted: 'YES' },
      'tripFrom tripTo country assistanceContacted assistanceCaseNo? otherInsurance',
    ],
    [
      'a hurt trunk',
      'permanentTrunk',
      { appliedRiskId: 'TN', bodyAreas: ['SPINE'] },
      'trunkParts trunkImpacts',
    ],
    ['a loan', 'policyEventType', { appliedRiskId: 'BAN' }, 'claimEventType policyNumber? incidentDate'],
    [
      'the policy of a journey',
      'policyEventType',
      { appliedRiskId: 'CPZ' },
      'claimEventType policyNumber? incidentDate',
    ],
    [
      'a cycle of treatment',
      'ivf',
      { appliedRiskId: 'PAR' },
      'ivfCycleNumber medicalFacilityName paidByPublicInsurance costs? transferDate? doctorName? moreInfo?',
    ],
    [
      'an injury with another insurer',
      'injuryMore',
      { ...adult, otherInsurance: 'YES' },
      'jobType otherInsurance? otherInsurer moreInfo?',
    ],
    [
      'an injury on a journey, whose page has asked for other insurers',
      'injuryMore',
      { appliedRiskId: 'CPZ', claimEventType: 'INJURY' },
      'moreInfo?',
    ],
  ])('of %s', (_, code, claim, questions) => {
    expect(asked(code, claim)).toBe(questions);
  });

  test.each<[string, string, ClaimDetail, string]>([
    [
      'a disability',
      'disability',
      { appliedRiskId: 'INV' },
      'previousDegree decisionDate socialOffice decisionFileNo? nextReviewDate?',
    ],
    [
      'dependency',
      'incapablePerson',
      { appliedRiskId: 'DNSB' },
      'previousDegree decisionDate nextReviewDate?',
    ],
  ])('of %s what was decided, before and by whom', (_, code, claim, questions) => {
    const paths = ['previousDegree', 'decisionDate', 'socialOffice', 'decisionFileNo', 'nextReviewDate'];
    expect(among(code, claim, ...paths)).toBe(questions);
  });

  test.each<[string, ClaimDetail, string]>([
    [
      'the first, which is the event',
      { appliedRiskId: 'NEM' },
      'facilityName diagnosis ongoing dateTo icu surgery',
    ],
    ['a later one', { appliedRiskId: 'NEM' }, 'facilityName diagnosis dateFrom ongoing dateTo icu surgery'],
  ])('of every stay in hospital, %s', (what, claim, questions) => {
    const row = what === 'a later one' ? 1 : 0;
    const list = getPage(lifeDraft, 'hospital').questions.find(({ ask }) => ask === 'hospitalizations');
    const names = (list?.rows ?? [])
      .filter((question) => isAsked(question, factsIn(claim, [row])))
      .map(({ ask }) => ask.replace('hospitalizations[].', ''));
    expect(names.join(' ')).toBe(questions);
  });

  test.each<[string, ClaimDetail, string]>([
    ['a child', { insured: { birthDate: '2015-02-01' } }, '1 2 3 CHILD_CARE'],
    ['an adult', { insured: { birthDate: '1980-02-01' } }, '1 2 3'],
    ['a debtor', loan('DISABILITY'), '1 2 3'],
  ])('care for a child is a disability of %s only', (_, claim, codes) => {
    const question = getPage(lifeDraft, 'disability').questions.find(({ ask }) => ask === 'disabilityDegree');
    expect(question && offeredBy(question, factsIn(claim, []))?.join(' ')).toBe(codes);
  });

  test.each<[string, ClaimDetail, string]>([
    ['the head', { bodyAreas: ['HEAD'] }, 'SCAR TEETH EYE EAR NOSE SPEECH MEMORY NERVE HEADACHE DIZZINESS'],
    ['the neck', { bodyAreas: ['NECK'] }, 'SCAR NERVE HEADACHE DIZZINESS NECK_MOVEMENT'],
  ])('what stays after %s was hurt', (_, claim, codes) => {
    const question = getPage(lifeDraft, 'permanentFace').questions.find(({ ask }) => ask === 'faceImpacts');
    expect(question && offeredBy(question, factsIn(claim, []))?.join(' ')).toBe(codes);
  });
});

test.each<[string, ClaimDetail, readonly string[]]>([
  ['registered', { labourOffice: 'YES' }, ['JOB_CONTRACT', 'JOB_END', 'LABOUR_OFFICE']],
  ['not registered', { labourOffice: 'NO' }, ['JOB_CONTRACT', 'JOB_END']],
])('the papers of a lost job of somebody %s', (_, claim, required) => {
  const { required: wanted, optional } = documentsFor(lifeDraft, { ...loan('JOB_LOSS'), ...claim });
  expect([wanted, optional]).toEqual([required, ['LOAN_CONTRACT', 'INCOME_PROOF', 'OTHER']]);
});

test.each<[what: string, page: string, claim: ClaimDetail, said: string]>([
  ['off work after an injury at work', 'noWorkPolice', { noWorkCause: 'WORK_INJURY' }, 'alcohol'],
  ['off work after any other', 'noWorkPolice', { noWorkCause: 'INJURY' }, ''],
  ['in hospital after work', 'hospitalMore', { healthCause: 'INJURY', activity: 'WORK' }, 'alcohol'],
])('an adult is asked about alcohol at work: %s', (_what, page, claim, said) => {
  expect(among(page, { insured: { birthDate: '1980-02-01' }, ...claim }, 'alcohol')).toBe(said);
});

test.each<['INSURED' | 'OTHER', string]>([
  ['INSURED', 'driver.fullName'],
  ['OTHER', 'driver.fullName?'],
])('a passenger names the driver, others where they know: %s', (reporterRole, said) => {
  const claim: ClaimDetail = { appliedRiskId: 'SED', trafficRole: 'FRONT_PASSENGER', reporterRole };
  expect(among('carSeatsRide', claim, 'driver.fullName')).toBe(said);
});

test.each<[string, ClaimDetail, string]>([
  [
    'after a death, which decides who is paid',
    { appliedRiskId: 'UMR', reporterRole: 'OTHER' },
    'relationToInsured familyRelation',
  ],
  [
    'of a loan as a detail, because the lender is paid',
    { appliedRiskId: 'BAN', reporterRole: 'OTHER' },
    'relationToInsured? familyRelation?',
  ],
  [
    'of a loan by who acts for the insured, which has to be proved',
    { appliedRiskId: 'BAN', reporterRole: 'LEGAL_REP' },
    'relationToInsured familyRelation',
  ],
])('what the reporter is to the insured is asked %s', (_, claim, questions) => {
  expect(among('reporter', claim, 'relationToInsured', 'familyRelation')).toBe(questions);
});
