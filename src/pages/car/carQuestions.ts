import { always, type Questions } from '../questions.ts';
import { contractQuestions } from './contractQuestions.ts';

const found = { vehicleFound: ['true'] };

/** What the search found stands beside what it was searched by: the reporter checks both. */
const vehicleQuestions: Questions = {
  contactSearch: always,
  incidentDate: always,
  vehicleManufacturer: found,
  vehicleModel: found,
  manufactureYear: found,
};

const vehicleDataQuestions: Questions = {
  vehicleManufacturer: always,
  vehicleModel: always,
  manufactureYear: always,
  registrationNo: always,
  vin: always,
};

const human = { 'insured.personKind': ['NATURAL'] };
const company = { 'insured.personKind': ['LEGAL'] };

export const personQuestions = {
  'insured.personKind': always,
  'insured.legalForm': company,
  'insured.companyName': company,
  'insured.identificationNumber': company,
  'insured.fullName': human,
  'insured.birthNumber': human,
  'insured.birthDate': human,
  'insured.addressChoice': always,
  'insured.address': { 'insured.addressChoice': ['CZECH', 'ABROAD'] },
} satisfies Questions;

const police = { policeInvestigation: ['YES'] };

export const eventQuestions = {
  damageCause: always,
  incidentDescription: always,
  countryScope: always,
  country: { countryScope: ['ABROAD'] },
  incidentPlace: always,
  policeInvestigation: always,
  policeStation: police,
  policeFileNo: police,
} satisfies Questions;

const accidentQuestions: Questions = {
  'driver.fullName': always,
  'driver.drivingLicenceNo': always,
  alcohol: always,
  incidentCausedByInsured: always,
};

const visit = { inspectionMethod: ['MOBILE_TECHNICIAN'] };

export const inspectionQuestions = {
  repairHandling: always,
  inspectionMethod: always,
  inspectionPlace: visit,
  contactPerson: visit,
  costBasis: always,
} satisfies Questions;

/** Pages of the car claim whose questions are not simply those of their schema, by code. */
export const carQuestions: Readonly<Record<string, Questions>> = {
  vehicle: vehicleQuestions,
  vehicleData: vehicleDataQuestions,
  person: personQuestions,
  event: eventQuestions,
  accident: accidentQuestions,
  inspection: inspectionQuestions,
  ...contractQuestions,
};
