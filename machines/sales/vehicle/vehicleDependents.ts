import type { Dependent, Reach } from '#machines/subject/dependent.ts';

const reaching =
  (reach: Reach, index?: number) =>
  (field: string, ...targets: readonly string[]): readonly Dependent[] =>
    targets.map((target) => ({ field, target, reach, ...(index !== undefined && { index }) }));

const sameIndex = reaching('SAME_INDEX');
const main = reaching('PROVIDED_INDEX', 0);
const wholeList = reaching('WHOLE');
const around = reaching('PARENT_ROW');
const everyRow = reaching('TARGET_WHOLE');

/** What is validated again in the form of a vehicle when something changes. Source: specification section 5. */
export const vehicleDependents: readonly Dependent[] = [
  ...sameIndex(
    'car.type',
    'car.vin',
    'car.seatCount',
    'car.weight',
    'car.engineCapacity',
    'car.body',
    'car.door',
  ),
  ...sameIndex('car.body', 'car.door'),
  ...sameIndex('car.model', 'car.startDate'),
  ...everyRow('car.type', 'drivers.birthDate'),
  ...sameIndex('car.fuel', 'car.engineCapacity'),
  ...sameIndex('car.startDate', 'car.vin', 'car.crashInsurance'),
  ...sameIndex('car.unregistered', 'car.registrationNumber', 'car.technicalCertificate'),
  ...sameIndex('car.compulsoryInsurance', 'car.crashInsurance', 'car.technicalCertificate'),
  ...sameIndex('car.crashInsurance', 'car.compulsoryInsurance'),
  ...main('car.usage', 'drivers.licensedSince'),
  ...around('car.extras.price', 'car.sumInsured'),
  ...sameIndex('drivers.birthDate', 'drivers.licensedSince'),
  ...wholeList('drivers.birthDate', 'drivers.birthDate'),
  ...wholeList('drivers.firstName', 'drivers.birthDate'),
  ...wholeList('drivers.surname', 'drivers.birthDate'),
];

/** What is asked of the service about an answer while the form is filled in. */
export const vehicleAsyncChecks = { 'car.vin': ['vehicles.decode'] } as const;
