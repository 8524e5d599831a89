import { today as dayOfChecks } from './clock.ts';

/** @returns true when the ISO date is today or earlier (section 5, "Dates") */
export const isNotInFuture = (date: string, today = dayOfChecks()): boolean => date <= today;

/** @returns true when the ISO date is at most a year old, the same day a year ago included */
export const isWithinLastYear = (date: string, today = dayOfChecks()): boolean =>
  date >= `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
