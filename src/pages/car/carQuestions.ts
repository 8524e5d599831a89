import { always, type Questions } from '../questions.ts';
import { contractQuestions } from './contractQuestions.ts';
import {
  accidentQuestions,
  animalQuestions,
  eventQuestions,
  glassQuestions,
  perilQuestions,
  theftQuestions,
  vandalismQuestions,
} from './eventQuestions.ts';
import { injuredQuestions } from './injuredQuestions.ts';
import { repairQuestions } from './repairQuestions.ts';

const found = { vehicleFound: ['true'] };

/** What the search found stands beside what it was searched by: the reporter checks both. */
const vehicleQuestions: Questions = {
  contactSearch: always,
  incidentDate: always,
  vehicleManufacturer: found,
  vehicleModel: found,
  manufactureYear: found,
};

/** Pages of the car claim whose questions are not simply those of their schema, by code. */
export const carQuestions: Readonly<Record<string, Questions>> = {
  ...injuredQuestions,
  vehicle: vehicleQuestions,
  event: eventQuestions,
  accident: accidentQuestions,
  glass: glassQuestions,
  peril: perilQuestions,
  vandalism: vandalismQuestions,
  theft: theftQuestions,
  animal: animalQuestions,
  ...repairQuestions,
  ...contractQuestions,
};
