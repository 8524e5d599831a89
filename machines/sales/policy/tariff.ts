import type { VehicleSortCode } from '#machines/claim/codes/vehicleSort.ts';
import type { InsuredVehicle, PolicyRecord } from '#machines/service/sales/policyRecord.ts';

/** A year of liability by kind, in korunas; a car by its engine. */
const perYear: Partial<Record<VehicleSortCode, number>> = {
  B: 2_400,
  C: 24_000,
  D: 900,
  E: 30_000,
  F: 600,
  M: 10_800,
};
const ofCar = { electric: 6_000, small: 7_200, middle: 9_600, large: 12_000 } as const;
const uses = {
  PRIVATE: 1,
  BUSINESS: 1.1,
  EMERGENCY: 1.3,
  DRIVING_SCHOOL: 1.4,
  RENTAL: 1.6,
  DANGEROUS_GOODS: 1.8,
  TAXI: 2,
} as const;
/** Of the sum insured, by what the client bears of a damage. */
const casco = { 1: 0.036, 5: 0.03, 10: 0.026 } as const;
const young = { age: 24, times: 1.3 } as const;

/** The instalments of a year by the frequency. */
export const instalmentCounts = { ONCE: 1, YEARLY: 1, HALF_YEARLY: 2, QUARTERLY: 4, MONTHLY: 12 } as const;

/** How a vehicle of a policy is insured, as far as it is known. */
export interface InsuredWay {
  readonly insuranceType?: PolicyRecord['insuranceType'] | undefined;
  readonly sumInsured?: number | undefined;
  readonly deductible?: PolicyRecord['deductible'] | undefined;
}

const ofEngine = ({ fuel, engineCapacity = 0 }: InsuredVehicle): number => {
  if (fuel === 'ELECTRIC') return ofCar.electric;
  if (engineCapacity <= 1350) return ofCar.small;
  return engineCapacity <= 1850 ? ofCar.middle : ofCar.large;
};

/**
 * The premium of a year before any discount, in whole korunas upwards; undefined where the tariff knows no price for the kind, or not
 * enough is known. Today is an ISO day.
 */
export function premiumPerYear(
  vehicle: InsuredVehicle,
  { insuranceType, sumInsured, deductible }: InsuredWay,
  today: string,
): number | undefined {
  const { type, usage = 'PRIVATE', youngest } = vehicle;
  const surcharge = youngest !== undefined && yearsTo(youngest, today) < young.age ? young.times : 1;
  const liability = type === 'A' ? ofEngine(vehicle) : type && perYear[type];
  const damage =
    sumInsured !== undefined && deductible !== undefined ? sumInsured * casco[deductible] : undefined;
  const parts =
    insuranceType === undefined
      ? [undefined]
      : [...(insuranceType === 'HAV' ? [] : [liability]), ...(insuranceType === 'POV' ? [] : [damage])];
  const known = parts.filter((part) => part !== undefined);
  if (known.length < parts.length) return undefined;
  // Hundredths that no price has would round a whole koruna up.
  const sum = known.reduce((before, part) => before + part, 0) * uses[usage] * surcharge;
  return Math.ceil(Math.round(sum * 100) / 100);
}

/** One instalment of a premium, in whole korunas upwards; of a policy that is paid once, all of it. */
export const instalmentOf = (
  perYear: number | undefined,
  frequency: PolicyRecord['paymentFrequency'],
): number | undefined =>
  perYear === undefined || frequency === undefined
    ? undefined
    : Math.ceil(perYear / instalmentCounts[frequency]);

/** The whole years from one ISO day to another. */
export const yearsTo = (from: string, to: string): number =>
  Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0);
