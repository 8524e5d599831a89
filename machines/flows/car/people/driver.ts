import { ask, type Question } from '../../../flow/question.ts';

/** Who drove, and in what state. */
export const driver: readonly Question[] = [
  ask('driver.fullName'),
  ask('driver.drivingLicenceNo', { optional: true }),
  ask('alcohol'),
];
