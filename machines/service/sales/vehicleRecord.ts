import * as z from 'zod';
import { limits } from '#machines/claim/limits.ts';
import { VehicleSortCode } from '#machines/claim/codes/vehicleSort.ts';

/** How much a vehicle of the sales application may be and have. */
export const vehicleLimits = {
  certificate: 8,
  doors: 6,
  seats: 120,
  engineCapacity: 30_000,
  weightMin: 50,
  weight: 60_000,
  sumInsuredMin: 20_000,
  extras: 10,
  extraName: 60,
  drivers: 5,
} as const;

/** What a vehicle is used for; all but the first two are for an underwriter. */
export const VehicleUsage = z.enum([
  'PRIVATE',
  'BUSINESS',
  'TAXI',
  'RENTAL',
  'DRIVING_SCHOOL',
  'EMERGENCY',
  'DANGEROUS_GOODS',
]);
export const CarBody = z.enum([
  'HATCHBACK',
  'ESTATE',
  'SEDAN',
  'SUV',
  'MPV',
  'COUPE',
  'CABRIO',
  'VAN',
  'PICKUP',
]);
export const VehicleFuel = z.enum([
  'PETROL',
  'DIESEL',
  'LPG',
  'CNG',
  'ELECTRIC',
  'HYBRID',
  'PLUGIN',
  'HYDROGEN',
]);
export const Transmission = z.enum(['MANUAL', 'AUTOMATIC']);
/** The limit of a compulsory insurance, in millions. */
export const LiabilityLimit = z.enum(['50', '70', '100', '150']);
/** Of a damage, in per cent. */
export const Deductible = z.enum(['1', '5', '10']);
export const Peril = z.enum(['ACCIDENT', 'THEFT', 'VANDALISM', 'NATURE', 'ANIMAL', 'GLASS']);

const upTo = (max: number) => z.string().min(1).max(max);
const Day = z.iso.date();

/** What a vehicle has besides what it is sold with. */
export const Extras = z
  .array(z.strictObject({ name: upTo(vehicleLimits.extraName), price: z.number() }).partial())
  .max(vehicleLimits.extras);

const CarShape = z.strictObject({
  vin: upTo(17),
  unregistered: z.literal(true),
  registrationNumber: upTo(limits.plateMax),
  technicalCertificate: upTo(vehicleLimits.certificate),
  type: VehicleSortCode,
  usage: VehicleUsage,
  manufacturer: z.strictObject({ code: upTo(limits.code).optional(), name: upTo(limits.name) }),
  model: upTo(limits.name),
  body: CarBody,
  door: z.int(),
  seatCount: z.int(),
  fuel: VehicleFuel,
  engineCapacity: z.int(),
  transmission: Transmission,
  weight: z.int(),
  startDate: Day,
  compulsoryInsurance: z.literal(true),
  limit: LiabilityLimit,
  crashInsurance: z.literal(true),
  sumInsured: z.number(),
  deductible: Deductible,
  perils: z.array(Peril).max(Peril.options.length),
  extras: Extras,
});

const DriverShape = z.strictObject({
  firstName: upTo(limits.fullName),
  surname: upTo(limits.fullName),
  birthDate: Day,
  licensedSince: Day,
});

/** The record of a vehicle as it is sent: what is left out is not given. Which of it is wanted, the form of the vehicle says. */
export const VehicleRecord = z
  .strictObject({
    car: CarShape.partial(),
    drivers: z.array(DriverShape.partial()).max(vehicleLimits.drivers),
  })
  .partial();
export type VehicleRecord = z.infer<typeof VehicleRecord>;
