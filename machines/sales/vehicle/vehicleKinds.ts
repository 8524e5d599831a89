import type * as z from 'zod';
import type { VehicleSortCode } from '#machines/claim/codes/vehicleSort.ts';
import type { CarBody } from '#machines/service/sales/vehicleRecord.ts';

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** What is right for a kind of vehicle: seats, engine in cm³, weight in kg, the years of who drives it. */
interface KindRules {
  readonly seats?: Bounds;
  readonly capacity?: Bounds;
  readonly weight?: Bounds;
  readonly age?: number;
}

const unbounded = Number.MAX_SAFE_INTEGER;

const rules: Partial<Record<VehicleSortCode, KindRules>> = {
  A: { seats: { min: 1, max: 9 }, weight: { min: 0, max: 3500 }, age: 17 },
  B: { seats: { min: 1, max: 3 }, capacity: { min: 51, max: unbounded }, age: 18 },
  C: { weight: { min: 3501, max: unbounded }, age: 18 },
  D: { seats: { min: 1, max: 2 }, capacity: { min: 0, max: 50 }, age: 15 },
  E: { seats: { min: 10, max: unbounded }, age: 21 },
  M: { seats: { min: 1, max: 9 }, weight: { min: 0, max: 3500 } },
};

/** What is right for a kind of vehicle; nothing where no rule is known. */
export const rulesOf = (type: VehicleSortCode | undefined): KindRules =>
  type === undefined ? {} : (rules[type] ?? {});

/** True where a value is given and not within its bounds. */
export const isOutside = (value: number | undefined, bounds: Bounds | undefined): bounds is Bounds =>
  value !== undefined && bounds !== undefined && (value < bounds.min || value > bounds.max);

/** How many doors a body has, and how many it has most often. */
const doors: Readonly<Record<z.infer<typeof CarBody>, Bounds & { readonly usual: number }>> = {
  HATCHBACK: { min: 3, max: 5, usual: 5 },
  ESTATE: { min: 3, max: 5, usual: 5 },
  SEDAN: { min: 2, max: 5, usual: 4 },
  SUV: { min: 3, max: 5, usual: 5 },
  MPV: { min: 4, max: 5, usual: 5 },
  COUPE: { min: 2, max: 3, usual: 3 },
  CABRIO: { min: 2, max: 5, usual: 2 },
  VAN: { min: 2, max: 6, usual: 5 },
  PICKUP: { min: 2, max: 5, usual: 4 },
};

/** How many doors a body has; undefined for none. */
export const doorsOf = (body: z.infer<typeof CarBody> | undefined) =>
  body === undefined ? undefined : doors[body];

/** The kinds that nobody sits in, and those that have no engine. */
export const unmanned = ['F', 'I'] as const;
export const engineless = ['F', 'I', 'N'] as const;
