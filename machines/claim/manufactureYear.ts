import { today as dayOfChecks } from './clock.ts';
import { limits } from './limits.ts';

/**
 * Tells whether a vehicle can have been made in a year.
 *
 * @param year a number
 * @param today ISO date
 * @returns true for a whole year from 1900 to this one (section 5)
 */
export const isManufactureYear = (year: number, today = dayOfChecks()): boolean =>
  Number.isInteger(year) && year >= limits.manufactureYearMin && year <= Number(today.slice(0, 4));
