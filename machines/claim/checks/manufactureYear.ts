import { today as dayOfChecks } from '#machines/claim/clock.ts';
import { limits } from '#machines/claim/limits.ts';

/** True for a whole year from 1900 to the current one, in which a vehicle can have been made. Source: specification section 5. */
export const isManufactureYear = (year: number, today = dayOfChecks()): boolean =>
  Number.isInteger(year) && year >= limits.manufactureYearMin && year <= Number(today.slice(0, 4));
