import { daysAgo } from '#test/browser/support/daysAgo.ts';
import type { ShortAnswers, ShortJourney } from '#test/browser/count/shortJourney.ts';
import { contact, home } from './common.ts';

const insured = {
  'insured.fullName': 'Jana Nováková',
  'insured.birthNumber': '8852199884',
  'insured.addressChoice': 'CZECH',
  'insured.address': home,
  'insured.employeeType': 'EMPLOYEE',
  jobType: '7',
};

const adultWhoReports: ShortAnswers = {
  ...contact,
  ...insured,
  reporterRole: 'INSURED',
  policyNumber: '4400000017',
  bankContactType: 'POLICY',
};

const relative: ShortAnswers = {
  ...contact,
  reporterRole: 'OTHER',
  familyRelation: 'CHILD',
  'insured.fullName': 'Josef Malý',
  'insured.birthDate': '1951-05-18',
  deathPlace: 'Ostrava',
  deathCause: 'DISEASE',
};

/** Reports about life and health that are counted. */
export const lifeJourneys = {
  death: {
    tile: 'life',
    flow: 'life.DRAFT',
    answers: {
      ...relative,
      appliedRiskId: 'UMR',
      relationToInsured: 'BENEFICIARY',
      policyNumber: '4400005202',
      incidentDate: daysAgo(26).iso,
      bankContactType: 'FUTURE_ACCOUNT',
      'claimants[0].birthNumber': '8852199884',
      'claimants[0].address': home,
      'payee.birthPlace': 'Ostrava',
    },
  },
  hospital: {
    tile: 'life',
    flow: 'life.DRAFT',
    answers: {
      ...adultWhoReports,
      appliedRiskId: 'NEM',
      incidentDate: daysAgo(27).iso,
      healthCause: 'DISEASE',
      incidentDescription: 'Zánět slepého střeva, operace.',
      'hospitalizations[0].facilityName': 'Městská nemocnice',
      'hospitalizations[0].town': 'Ostrava',
      'hospitalizations[0].diagnosis': 'Zánět slepého střeva',
      'hospitalizations[0].dateTo': daysAgo(24).iso,
    },
  },
  care: {
    tile: 'life',
    flow: 'life.DRAFT',
    answers: {
      ...adultWhoReports,
      appliedRiskId: 'OCR',
      incidentDate: daysAgo(28).iso,
      careType: 'SICK_CHILD',
      caredPersonName: 'Matyáš Novák',
      caredPersonBirthDate: '2019-02-22',
      relationship: 'dcera',
      dateTo: daysAgo(24).iso,
      diagnosis: 'Neštovice',
    },
  },
  loan: {
    tile: 'life',
    flow: 'life.DRAFT',
    answers: {
      ...relative,
      appliedRiskId: 'BAN',
      claimEventType: 'DEATH',
      relationToInsured: 'HEIR',
      policyNumber: '4400014535',
      lender: 'Vzorová banka',
      loanNumber: '7001234567',
      incidentDate: daysAgo(29).iso,
    },
  },
} as const satisfies Readonly<Record<string, ShortJourney>>;
