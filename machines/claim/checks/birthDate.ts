import { today as dayOfChecks } from '#machines/claim/clock.ts';
import { limits } from '#machines/claim/limits.ts';
import { isRealDay } from './date.ts';

/** The number of completed years between two ISO dates, a birth date and a day that is not before it. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** True for an ISO date of 01.01.1900 or later. Source: specification section 5, "Dates". */
export const isAfterMinimum = (date: string): boolean => date >= limits.minimumDate;

/** True when somebody born on an ISO date is at most 120 years old today. Source: specification section 9. */
export const isPossibleAge = (birthDate: string, today = dayOfChecks()): boolean =>
  ageOn(birthDate, today) <= limits.age;

/** True for somebody born on an ISO date who is not of age on another. */
export const isUnderAge = (birthDate: string, day: string): boolean =>
  birthDate <= day && ageOn(birthDate, day) < limits.fullAge;

/** True for an ISO date from 01.01.1900 to today that makes a person at most 120 years old. Source: specification section 5. */
export const isBirthDate = (date: string, today = dayOfChecks()): boolean =>
  isAfterMinimum(date) && date <= today && isPossibleAge(date, today);

/**
 * The birth date, an ISO date, that somebody meant who typed two figures of its year and got one to come: a hundred years before.
 * Undefined where that is no birth date either.
 */
export function meantBirthDate(date: string, today = dayOfChecks()): string | undefined {
  const meant = `${Number(date.slice(0, 4)) - 100}${date.slice(4)}`;
  return isRealDay(meant) && isBirthDate(meant, today) ? meant : undefined;
}
