import type { Report } from '../report.ts';
import type { ShortAnswers } from './walkShort.ts';
import { daysAgo } from '../support/daysAgo.ts';

const contact = {
  'reporter.fullName': 'Jana Nováková',
  'reporter.email': 'jana.novakova@example.cz',
  'reporter.tel': '777123456',
};

const knownPolicy = (policyNumber: string): ShortAnswers => ({
  contractKnown: 'YES',
  policyNumber,
  bankContactType: 'POLICY',
});

const insured = {
  'insured.fullName': 'Jana Nováková',
  'insured.birthNumber': '8852199884',
  'insured.addressChoice': 'CZECH',
  'insured.address': { streetWithNumbers: 'Nádražní 27', zipCode: '70200', city: 'Ostrava' },
  'insured.employeeType': 'EMPLOYEE',
  jobType: '7',
};

const told = {
  incidentDescription: 'Na kluzké vozovce do mě najelo jiné auto.',
  countryScope: 'CZECH',
  incidentPlace: 'Brno, Masarykova 1',
  policeInvestigation: 'NO',
};

const ownVehicle: ShortAnswers = {
  ...contact,
  ...told,
  reporterRole: 'INSURED',
  contactSearch: '7MR8196',
  'insured.personKind': 'NATURAL',
  'insured.fullName': 'Jana Nováková',
  bankContactType: 'POLICY',
};

const damage = {
  damagedParts: ['NARAZNIK_PREDNI'],
  damageSize: 'SMALL',
  drivable: 'YES',
  repairHandling: 'VEHICLE_NOT_DECIDED',
};

const ownAccount = {
  bankContactType: 'ENTERED',
  userEnteredBankContact: { accountPrefix: '', accountNumber: '2000145399', bankCode: '0800' },
};

const adultWhoReports: ShortAnswers = {
  ...contact,
  ...insured,
  reporterRole: 'INSURED',
  policyNumber: '4400000017',
  healthDataConsent: true,
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

/** A report that is counted: where it begins and what somebody answers who tells what must be told. */
export interface ShortJourney {
  /** The tile of the start page that it begins at. */
  readonly tile: Parameters<Report['enter']>[0];
  /** The code of its flow. */
  readonly flow: string;
  readonly answers: ShortAnswers;
}

/** The reports that are counted, each on another day: the same vehicle on the same day twice is asked about. */
export const shortJourneys = {
  accident: {
    tile: 'car',
    flow: 'car.DRAFT',
    answers: {
      ...ownVehicle,
      ...damage,
      eventKinds: ['HAVNEHODA'],
      incidentDate: daysAgo(21).iso,
      damageCause: '100',
      'driver.fullName': 'Jana Nováková',
      alcohol: 'NO',
      incidentCausedByInsured: 'OTHER',
    },
  },
  glass: {
    tile: 'car',
    flow: 'car.DRAFT',
    answers: {
      ...ownVehicle,
      eventKinds: ['HAVSKLA'],
      incidentDate: daysAgo(22).iso,
      glassParts: ['CELNI_SKLO'],
      windShield: '2',
      glassRepair: 'REPLACE',
      repairHandling: 'VEHICLE_NOT_DECIDED',
    },
  },
  harmed: {
    tile: 'car',
    flow: 'car.DRAFT',
    answers: {
      ...contact,
      ...told,
      ...ownAccount,
      ...damage,
      eventFamily: 'POVPOS',
      eventKinds: ['POVPOS_VEHICLE'],
      reporterRole: 'INJURED',
      contactSearch: '9MN5724',
      incidentDate: daysAgo(23).iso,
      damageCause: '100',
      'injuredParties[0].damagedVehicles[0].registrationNo': '3AB4567',
    },
  },
  theft: {
    tile: 'car',
    flow: 'car.DRAFT',
    answers: {
      ...ownVehicle,
      eventKinds: ['HAVODCIZENI'],
      incidentDate: daysAgo(24).iso,
      damageCause: '400',
      policeInvestigation: 'YES',
      policeStation: 'Brno-střed',
      parkedFrom: `${daysAgo(25).iso}T18:30`,
      discoveredAt: `${daysAgo(24).iso}T07:05`,
      keysCount: '2',
    },
  },
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
      'claimants[0].address': { streetWithNumbers: 'Nádražní 27', zipCode: '70200', city: 'Ostrava' },
      identificationWay: 'BRANCH',
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
  'trip cancelled': {
    tile: 'TRAVEL',
    flow: 'uniflow.DRAFT',
    answers: {
      ...contact,
      ...knownPolicy('4400048756'),
      uniEvent: 'TRAVEL_CANCELLATION',
      incidentDate: daysAgo(30).iso,
      incidentDescription: 'Syn dostal zápal plic, tak jsme zůstali doma.',
      country: 'GR',
      tripFrom: daysAgo(-30).iso,
      tripTo: daysAgo(-37).iso,
      tripPurpose: 'HOLIDAY',
      otherInsurance: 'NO',
      cancelKind: 'CANCELLED',
      cancellationReason: 'ILLNESS',
      cancelPerson: 'COMPANION',
      diagnosis: 'zápal plic',
      bookedOn: daysAgo(90).iso,
      cancelledOn: daysAgo(29).iso,
      organiser: 'CK Slunce',
      tripPrice: '42 000',
      cancelFee: '21 000',
    },
  },
  'pet surgery': {
    tile: 'PET',
    flow: 'uniflow.DRAFT',
    answers: {
      ...contact,
      ...knownPolicy('4400038386'),
      uniEvent: 'PET_INJURY',
      incidentDate: daysAgo(33).iso,
      incidentDescription: 'Rex spolkl míček a museli ho operovat.',
      incidentPlace: 'doma na zahradě, Brno',
      petKind: 'DOG',
      petName: 'Rex',
      petMark: 'CHIP',
      chipNumber: '999000000000017',
      vaccinated: 'YES',
      vetName: 'MVDr. Malá, Brno',
      diagnosis: 'cizí těleso ve střevě',
      treatmentEnded: 'NO',
      costs: '18 500',
      vetPaid: 'OWNER',
    },
  },
} as const satisfies Readonly<Record<string, ShortJourney>>;

/** Documents or a question that come to a report some days later, in the browser that sent one. */
export const laterAnswers: ShortAnswers = {
  ...contact,
  claimNumber: '2026CAR00000017',
  incidentDate: '2026-11-15',
  question: 'Kdy přijede technik?',
};
