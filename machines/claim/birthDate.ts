import { today as dayOfChecks } from './clock.ts';
import { limits } from './limits.ts';

/**
 * Counts completed years.
 *
 * @param birthDate ISO date
 * @param today ISO date not before it
 * @returns the age on that day
 */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** @returns true when the ISO date is 01.01.1900 or later (section 5, "Dates") */
export const isAfterMinimum = (date: string): boolean => date >= limits.minimumDate;

/** @returns true when nobody born on that ISO date is older than 120 (section 9) */
export const isPossibleAge = (birthDate: string, today = dayOfChecks()): boolean =>
  ageOn(birthDate, today) <= limits.age;

/** @returns true for an ISO date from 01.01.1900 to today of somebody at most 120 years old (section 5) */
export const isBirthDate = (date: string, today = dayOfChecks()): boolean =>
  isAfterMinimum(date) && date <= today && isPossibleAge(date, today);
