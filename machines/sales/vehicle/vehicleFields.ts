import * as z from 'zod';
import { areNames } from '#machines/claim/checks/fullName.ts';
import { VehicleSortCode } from '#machines/claim/codes/vehicleSort.ts';
import { BirthDate } from '#machines/claim/fields/days.ts';
import { RegistrationPlate, Vin } from '#machines/claim/fields/identifiers.ts';
import { amount, text } from '#machines/claim/fields/text.ts';
import { VehicleManufacturer } from '#machines/claim/fields/vehicle.ts';
import { today } from '#machines/claim/clock.ts';
import { limits } from '#machines/claim/limits.ts';
import { normaliseIdentifier, normaliseName } from '#machines/claim/normalise.ts';
import {
  CarBody,
  Deductible,
  LiabilityLimit,
  Peril,
  Transmission,
  VehicleFuel,
  vehicleLimits,
  VehicleUsage,
} from '#machines/service/sales/vehicleRecord.ts';
import {
  capitals,
  field,
  inline,
  line,
  money,
  reference,
  rows,
  several,
  tick,
  type Control,
} from '#machines/subject/control.ts';
import { must, should, underwriting } from '#machines/subject/issues/issue.ts';

const makes = 'car-make-model';
const whole = (unit?: string): Control => ({ kind: 'number', width: 'short', ...(unit && { unit }) });

/** A plate; one without a letter or without a digit is only warned about. */
const Plate = RegistrationPlate.check(
  should('plateUnusual', (plate) => /[A-Z]/.test(plate) && /\d/.test(plate)),
);

/** The number of the large certificate: two letters and six digits. Three letters are those of the small one. */
const Certificate = z
  .string()
  .overwrite(normaliseIdentifier)
  .min(1)
  .check(
    must('smallCertificate', (value) => !/^[A-Z]{3}\d+$/.test(value)),
    must('certificate', (value) => /^[A-Z]{2}\d{6}$/.test(value) || /^[A-Z]{3}\d+$/.test(value)),
  );

const Usage = VehicleUsage.check(
  underwriting('usageApproved', (usage) => usage === 'PRIVATE' || usage === 'BUSINESS'),
);

/** A day that has been. */
const PastDay = z.iso.date().check(must('futureDay', (day) => day <= today()));

/** What it has besides what it is sold with. */
export const Extras = field(
  z.array(z.object({ name: field(text(vehicleLimits.extraName), line), price: field(amount(), money) })),
  rows(vehicleLimits.extras),
);

const Car = z.object({
  vin: field(Vin, capitals('long')),
  unregistered: field(z.literal(true), tick),
  registrationNumber: field(Plate, capitals('medium')),
  technicalCertificate: field(Certificate, capitals('medium')),
  type: field(VehicleSortCode, { kind: 'select', codelist: 'vehicle-sort', width: 'long' }),
  usage: field(Usage, inline),
  manufacturer: field(VehicleManufacturer, { kind: 'make', codelist: makes }),
  model: field(text(), { kind: 'model', codelist: makes, make: 'manufacturer' }),
  body: field(CarBody, inline),
  door: field(z.int().min(0).max(vehicleLimits.doors), whole()),
  seatCount: field(z.int().min(0).max(vehicleLimits.seats), whole()),
  fuel: field(VehicleFuel, inline),
  engineCapacity: field(z.int().min(0).max(vehicleLimits.engineCapacity), whole('cm³')),
  transmission: field(Transmission, inline),
  weight: field(
    z
      .int()
      .min(vehicleLimits.weightMin)
      .max(vehicleLimits.weight)
      .check(underwriting('heavy', (kg) => kg <= 12_000)),
    whole('kg'),
  ),
  startDate: field(PastDay, { kind: 'day', until: 'TODAY', calendar: false }),
  compulsoryInsurance: field(z.literal(true), tick),
  limit: field(LiabilityLimit, inline),
  crashInsurance: field(z.literal(true), tick),
  sumInsured: field(amount().min(vehicleLimits.sumInsuredMin), money),
  deductible: field(Deductible, inline),
  perils: field(z.array(Peril).min(1), several),
  extras: Extras,
});
type Car = z.infer<typeof Car>;

const Name = text(limits.fullName).overwrite(normaliseName).check(must('allowedCharacters', areNames));

const Driver = z.object({
  firstName: field(Name, reference),
  surname: field(Name, reference),
  birthDate: field(BirthDate, { kind: 'day', calendar: false }),
  licensedSince: field(PastDay, { kind: 'day', until: 'TODAY', calendar: false }),
});
type Driver = z.infer<typeof Driver>;

/** What is known of a vehicle, each field with its schema and its control. Source: specification section 3, "Sales-shell entities". */
export const VehicleFields = z.object({
  car: Car,
  /** The first one is the main driver. */
  drivers: field(z.array(Driver), rows(vehicleLimits.drivers)),
  done: z.array(z.string()),
});
type Whole = z.infer<typeof VehicleFields>;

/** The record of a vehicle with all its fields. */
export interface WholeVehicle extends Whole {}

type Begun<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** The record of a vehicle as far as it is known. */
export interface VehicleDetail {
  readonly car?:
    | (Begun<Omit<Car, 'extras'>> & { readonly extras?: readonly Begun<Car['extras'][number]>[] | undefined })
    | undefined;
  readonly drivers?: readonly Begun<Driver>[] | undefined;
  readonly done?: string[] | undefined;
}
