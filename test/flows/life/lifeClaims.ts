import type { ClaimDetail } from '#machines/claim/claim.ts';
import { setDerived } from '#machines/claim/derived/derived.ts';
import { aReporter, anInsured } from '#test/given.ts';

/** An adult who reports for themselves, found by the policy of a person, with what follows from the answers. */
export const aLifeClaim = (told: ClaimDetail): ClaimDetail => {
  const claim = { ...anAdult(), ...told };
  setDerived(claim, claim);
  return claim;
};

const anAdult = (): ClaimDetail => ({
  claimType: 'life',
  flowType: 'DRAFT',
  reporterRole: 'INSURED',
  ageGroup: 'ADULT',
  reporter: aReporter(),
  policyNumber: '4400000017',
  incidentDate: '2026-11-09',
  policyNumberValid: true,
  insured: anInsured({
    birthNumber: '8411049031',
    birthDate: '1984-11-04',
    tel: '+420702228000',
    addressChoice: 'CZECH',
    address: {
      countryCode: 'CZ',
      street: 'Nádražní 27',
      streetWithNumbers: 'Nádražní 27',
      city: 'Ostrava',
      zipCode: '70200',
    },
    employeeType: 'UNEMPLOYED',
    handedness: 'RIGHT',
  }),
  jobType: 'N6',
  bankContactType: 'NONE',
  truthfulness: true,
  dataProcessingConsent: true,
});

const place = { incidentPlace: 'Ostrava, Nádražní', incidentDescription: 'Uklouzl jsem na ledu.' };
const facility = { medicalFacilityType: 'HOSPITAL', medicalFacilityName: 'Městská nemocnice Ostrava' };
const practitioner = { gpName: 'MUDr. Eva Malá', gpTown: 'Ostrava' };
const treatment: ClaimDetail = {
  ...facility,
  firstTreatmentDate: '2026-11-09',
  treatmentEnded: 'NO',
  hospitalized: 'NO',
};
const stays: ClaimDetail = {
  hospitalizationCount: '1',
  hospitalizations: [
    {
      dateTo: '2026-11-12',
      facilityName: 'Městská nemocnice',
      town: 'Ostrava',
      diagnosis: 'Zánět slepého střeva',
    },
  ],
};
const trip: ClaimDetail = {
  country: 'IT',
  tripFrom: '2026-07-20',
  tripTo: '2026-07-30',
  assistanceContacted: 'NO',
  otherInsurance: 'NO',
};
const deceased: ClaimDetail['insured'] = {
  personKind: 'NATURAL',
  fullName: 'Petr Novák',
  birthDate: '1950-05-17',
};
/** Whom the money goes to: the heir who reports. */
export const claimant = {
  fullName: 'Jana Nováková',
  birthNumber: '8852199884',
  address: { countryCode: 'CZ', streetWithNumbers: 'Nádražní 27', city: 'Ostrava', zipCode: '70200' },
  familyRelation: 'CHILD',
  email: 'jana.novakova@example.cz',
  tel: '+420777123456',
} as const;
/** A grandson who is not of age. */
export const minor = {
  ...claimant,
  fullName: 'Matyáš Novák',
  birthNumber: '1402229279',
  familyRelation: 'RELATIVE',
  guardianName: 'Jana Nováková',
} as const;
const died: ClaimDetail = {
  reporterRole: 'OTHER',
  relationToInsured: 'HEIR',
  familyRelation: 'CHILD',
  insured: deceased,
  deathPlace: 'Ostrava',
  deathCause: 'DISEASE',
  notary: 'JUDr. Petr Dvořák, Ostrava',
  claimants: [claimant],
  identificationWay: 'BRANCH',
};
const disabled: ClaimDetail = {
  disabilityDegree: '2',
  previousDegree: 'NONE',
  socialOffice: 'OSSZ Ostrava',
  decisionDate: '2026-11-12',
  healthCause: 'DISEASE',
  firstSymptomsDate: '2025-01-10',
  diagnosis: 'Roztroušená skleróza',
  ...practitioner,
};
const ill: ClaimDetail = {
  diagnosis: 'Infarkt myokardu',
  firstSymptomsDate: '2026-10-20',
  previousTreatment: 'NO',
  ...facility,
  ...practitioner,
};
const unfit: ClaimDetail = {
  noWorkCause: 'DISEASE',
  ongoing: true,
  ...facility,
};
const lasting: ClaimDetail = {
  bodyAreas: ['THORAX'],
  trunkParts: ['RIBS'],
  trunkImpacts: ['BREATHING'],
  injuryType: '020',
  healthStabilised: 'YES',
  activity: 'WALKING',
  ...place,
  ...facility,
};
const jobLost: ClaimDetail = {
  employerName: 'Vzorový servis s.r.o.',
  employmentFrom: '2019-03-01',
  contractKind: 'PERMANENT',
  jobEndReason: 'REDUNDANCY',
  noticeGivenOn: '2026-08-31',
  labourOffice: 'YES',
  labourOfficeFrom: '2026-11-10',
};
const loan = { policyNumber: '4400014535', lender: 'Vzorová banka', loanNumber: '7001234567' };
const journey = { policyNumber: '4400015572', incidentDate: '2026-07-24' };

/** What each risk asks for, by the name of its route. */
export const answersOfRoutes = {
  DNL: {
    appliedRiskId: 'DNL',
    ...place,
    activity: 'WALKING',
    injuryType: '020',
    bodyAreas: ['ARM_LEFT'],
    workInjury: 'NO',
    causedByOther: 'NO',
    ...treatment,
  },
  DNSB: {
    appliedRiskId: 'DNSB',
    policyNumber: '4400008313',
    dependencyDegree: 'II',
    previousDegree: 'I',
    decisionDate: '2026-11-12',
    healthCause: 'DISEASE',
    diagnosis: 'Demence',
    ...practitioner,
  },
  INV: { appliedRiskId: 'INV', ...disabled },
  NEM: {
    appliedRiskId: 'NEM',
    healthCause: 'DISEASE',
    incidentDescription: 'Zánět slepého střeva.',
    ...stays,
  },
  PN: { appliedRiskId: 'PN', ...unfit },
  OCR: {
    appliedRiskId: 'OCR',
    ocrAllowed: true,
    careType: 'SICK_CHILD',
    caredPersonName: 'Matyáš Novotný',
    caredPersonBirthNumber: '1402229279',
    relationship: 'syn',
    ongoing: true,
    diagnosis: 'Angína',
  },
  TN: { appliedRiskId: 'TN', ...lasting },
  UMR: { appliedRiskId: 'UMR', ...died },
  ZO: { appliedRiskId: 'ZO', ...ill },
  SED: {
    appliedRiskId: 'SED',
    searchBy: 'REGISTRATION_NO',
    policyNumber: undefined,
    registrationNo: '4UI5655',
    ...place,
    trafficRole: 'DRIVER',
    seatBelt: 'YES',
    personsInVehicle: 2,
    alcohol: 'NO',
    injurySeverity: { code: '2' },
    policeInvestigation: 'NO',
    ...facility,
    injuryType: '020',
    bodyAreas: ['HEAD'],
    hospitalized: 'NO',
  },
  PAR: {
    appliedRiskId: 'PAR',
    policyNumber: '4400004165',
    ivfCycleNumber: '1',
    medicalFacilityName: 'Centrum asistované reprodukce',
    paidByPublicInsurance: 'YES',
  },
  OTHER: { appliedRiskId: 'OTHER', ...place },
  BAN_NO_WORK: { appliedRiskId: 'BAN', claimEventType: 'NO_WORK', ...loan, ...unfit },
  BAN_JOB_LOSS: { appliedRiskId: 'BAN', claimEventType: 'JOB_LOSS', ...loan, ...jobLost },
  BAN_DISABILITY: {
    appliedRiskId: 'BAN',
    claimEventType: 'DISABILITY',
    bankContactType: undefined,
    ...loan,
    ...disabled,
  },
  BAN_DEATH: {
    appliedRiskId: 'BAN',
    claimEventType: 'DEATH',
    bankContactType: undefined,
    ...loan,
    ...died,
  },
  BAN_ILLNESS: { appliedRiskId: 'BAN', claimEventType: 'ILLNESS', ...loan, ...ill },
  CPZ_INJURY: {
    appliedRiskId: 'CPZ',
    claimEventType: 'INJURY',
    ...journey,
    ...place,
    ...trip,
    activity: 'HIKING',
    ...treatment,
    firstTreatmentDate: '2026-07-24',
  },
  CPZ_PERMANENT: { appliedRiskId: 'CPZ', claimEventType: 'PERMANENT', ...journey, ...trip, ...lasting },
  CPZ_HOSPITAL: {
    appliedRiskId: 'CPZ',
    claimEventType: 'HOSPITAL',
    ...journey,
    healthCause: 'DISEASE',
    incidentDescription: 'Otrava jídlem.',
    ...trip,
    hospitalizations: [
      { dateTo: '2026-07-28', facilityName: 'Ospedale', town: 'Rimini', diagnosis: 'Otrava jídlem' },
    ],
    hospitalizationCount: '1',
  },
  CPZ_DEATH: {
    appliedRiskId: 'CPZ',
    claimEventType: 'DEATH',
    ...died,
    ...journey,
    ...trip,
  },
  CPZ_OTHER: { appliedRiskId: 'CPZ', claimEventType: 'OTHER', ...journey, ...trip, ...place },
} satisfies Record<string, ClaimDetail>;

export type LifeRoute = keyof typeof answersOfRoutes;
