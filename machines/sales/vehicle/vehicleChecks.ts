import { today } from '#machines/claim/clock.ts';
import {
  checksAbout,
  doubtful,
  wrong,
  forUnderwriter,
  type Check,
} from '#machines/subject/issues/findings.ts';
import type { PathOf } from '#machines/subject/path.ts';
import { isOutOfYears, yearsOfModel } from './modelYears.ts';
import { doorsOf, isOutside, rulesOf } from './vehicleKinds.ts';
import type { VehicleDetail, WholeVehicle } from './vehicleFields.ts';

const { checkOver, checkRows } = checksAbout<VehicleDetail, PathOf<WholeVehicle>>();

/** Whole years from one ISO day to another. */
const yearsBetween = (from: string, to: string): number =>
  Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0);

const cascoAge = (detail: VehicleDetail): number =>
  detail.car?.crashInsurance && detail.car.startDate ? yearsBetween(detail.car.startDate, today()) : 0;

const driversOf = ({ drivers = [] }: VehicleDetail) => drivers.map((driver, row) => ({ ...driver, row }));
const rowsWhere = (
  detail: VehicleDetail,
  isFound: (driver: ReturnType<typeof driversOf>[number]) => boolean,
): readonly number[] => driversOf(detail).flatMap((driver) => (isFound(driver) ? [driver.row] : []));

const seats: Check<VehicleDetail> = {
  reads: ['car.type', 'car.seatCount'],
  says: wrong('car.seatCount', 'seatsOfKind', { values: { min: 1, max: 9 } }),
  find({ car }) {
    const { seats: bounds } = rulesOf(car?.type);
    if (!isOutside(car?.seatCount, bounds)) return [];
    const { min, max } = bounds;
    return max > 120
      ? [wrong('car.seatCount', 'seatsAtLeast', { values: { min } })]
      : [wrong('car.seatCount', 'seatsOfKind', { values: { min, max } })];
  },
};

const ages: Check<VehicleDetail> = {
  reads: ['car.type', 'drivers[].birthDate'],
  says: wrong('drivers[0].birthDate', 'driverTooYoung', { values: { age: 17 } }),
  find(detail) {
    const { age } = rulesOf(detail.car?.type);
    if (age === undefined) return [];
    return rowsWhere(
      detail,
      ({ birthDate }) => birthDate !== undefined && yearsBetween(birthDate, today()) < age,
    ).map((row) => wrong(`drivers[${row}].birthDate`, 'driverTooYoung', { values: { age } }));
  },
};

/** Checks of a vehicle over several answers. */
export const vehicleChecks = [
  checkOver(['car.type', 'car.weight'], wrong('car.weight', 'weightOfKind'), ({ car }) =>
    isOutside(car?.weight, rulesOf(car?.type).weight),
  ),
  seats,
  checkOver(
    ['car.fuel', 'car.engineCapacity'],
    wrong('car.engineCapacity', 'capacityOfFuel'),
    ({ car }) => car?.fuel === 'ELECTRIC' && (car.engineCapacity ?? 0) > 0,
  ),
  checkOver(
    ['car.fuel', 'car.engineCapacity'],
    wrong('car.engineCapacity', 'capacityMissing'),
    ({ car }) => car?.fuel !== undefined && car.fuel !== 'ELECTRIC' && car.engineCapacity === 0,
  ),
  checkOver(
    ['car.type', 'car.fuel', 'car.engineCapacity'],
    wrong('car.engineCapacity', 'capacityOfKind'),
    ({ car }) =>
      car?.fuel !== 'ELECTRIC' &&
      car?.engineCapacity !== 0 &&
      isOutside(car?.engineCapacity, rulesOf(car?.type).capacity),
  ),
  checkOver(['car.body', 'car.door'], doubtful('car.door', 'doorsOfBody'), ({ car }) =>
    isOutside(car?.door, doorsOf(car?.body)),
  ),
  checkOver(
    ['car.manufacturer', 'car.model', 'car.startDate'],
    doubtful('car.startDate', 'notMade'),
    ({ car = {} }) => {
      const years = yearsOfModel(car);
      return years !== undefined && car.startDate !== undefined && isOutOfYears(car.startDate, years);
    },
  ),
  checkOver(
    ['car.startDate', 'car.crashInsurance'],
    wrong('car.crashInsurance', 'tooOldForCasco'),
    (detail) => cascoAge(detail) > 15,
  ),
  checkOver(
    ['car.startDate', 'car.crashInsurance'],
    forUnderwriter('car.crashInsurance', 'oldForCasco'),
    (detail) => cascoAge(detail) > 10 && cascoAge(detail) <= 15,
  ),
  checkOver(
    ['car.extras[].price', 'car.sumInsured'],
    wrong('car.sumInsured', 'extrasTooDear'),
    ({ car }) =>
      car?.sumInsured !== undefined &&
      (car.extras ?? []).reduce((sum, { price = 0 }) => sum + price, 0) > car.sumInsured / 5,
  ),
  ages,
  checkRows(
    ['drivers[].birthDate', 'drivers[].licensedSince'],
    wrong('drivers[0].licensedSince', 'licensedTooYoung'),
    (detail) =>
      rowsWhere(
        detail,
        ({ birthDate, licensedSince }) =>
          birthDate !== undefined &&
          licensedSince !== undefined &&
          yearsBetween(birthDate, licensedSince) < 15,
      ),
  ),
  checkRows(
    ['drivers[].firstName', 'drivers[].surname', 'drivers[].birthDate'],
    wrong('drivers[0].birthDate', 'driverTwice'),
    (detail) =>
      rowsWhere(detail, ({ row, firstName, surname, birthDate }) =>
        driversOf(detail).some(
          (other) =>
            other.row < row &&
            birthDate !== undefined &&
            other.birthDate === birthDate &&
            other.surname === surname &&
            other.firstName === firstName,
        ),
      ),
  ),
  checkOver(
    ['car.usage', 'drivers[].licensedSince'],
    wrong('drivers[0].licensedSince', 'licensedTooShort'),
    ({ car, drivers: [main] = [] }) =>
      (car?.usage === 'TAXI' || car?.usage === 'RENTAL') &&
      main?.licensedSince !== undefined &&
      yearsBetween(main.licensedSince, today()) < 3,
  ),
];
