import { today as dayOfChecks } from '#machines/claim/clock.ts';

/** True when the ISO date is today or earlier. Source: specification section 5, "Dates". */
export const isNotInFuture = (date: string, today = dayOfChecks()): boolean => date <= today;

/** True when the ISO date is at most a year ago, the same day last year included. */
export const isWithinLastYear = (date: string, today = dayOfChecks()): boolean =>
  date >= `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
