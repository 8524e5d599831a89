import { EventKind } from '../../../machines/claim/enums.ts';
import { causesOf } from '../../../machines/flows/car/causesOf.ts';
import { always, type Questions } from '../questions.ts';

const police = { policeInvestigation: ['YES'] };

export const eventQuestions = {
  damageCause: { eventKinds: EventKind.options.filter((kind) => causesOf([kind]).length > 1) },
  incidentDescription: always,
  countryScope: always,
  country: { countryScope: ['ABROAD'] },
  incidentPlace: always,
  policeInvestigation: always,
  policeStation: police,
  policeFileNo: police,
} satisfies Questions;

export const accidentQuestions: Questions = {
  'driver.fullName': always,
  'driver.drivingLicenceNo': always,
  alcohol: always,
  incidentCausedByInsured: always,
};

export const glassQuestions = {
  glassParts: always,
  windShield: { glassParts: ['CELNI_SKLO'] },
  glassRepair: always,
  glassFeatures: always,
} satisfies Questions;

export const animalQuestions: Questions = {
  animalKind: always,
  animalOwnerKnown: always,
};

export const perilQuestions = {
  elementType: always,
  hailDents: { elementType: ['HAIL'] },
} satisfies Questions;

export const vandalismQuestions: Questions = {
  parkedFrom: always,
  discoveredAt: always,
  offenderKnown: always,
};

const whole = { theftKind: ['WHOLE_VEHICLE'] };

export const theftQuestions = {
  theftKind: { damageCause: ['410'] },
  stolenThings: { theftKind: ['PART', 'LUGGAGE'] },
  parkedFrom: always,
  discoveredAt: always,
  keysCount: whole,
  mileage: whole,
  security: always,
  offenderKnown: always,
} satisfies Questions;
