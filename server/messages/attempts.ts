const minute = 60_000;
/** How long after the last attempt a message is sent again. */
const pauses = [minute, 5 * minute, 30 * minute];
const everyHour = 60 * minute;
/** What comes later than that is no news. */
const lastAttempt = 24 * everyHour;

/** When a message that so many attempts were made for is sent again: after 1, 5 and 30 minutes, then every hour. */
export const nextAttempt = (attempts: number, now: Date): Date =>
  new Date(now.getTime() + (pauses[attempts] ?? everyHour));

/** True where the next attempt would be more than a day after a message was due. */
export const isGivenUp = (since: Date, next: Date): boolean => next.getTime() - since.getTime() > lastAttempt;
