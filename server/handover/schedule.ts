const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** The longest time until the next attempt, whatever the core asks for. */
export const longestPause = 12 * hour;

/** How long after an attempt the next one comes: the last comes within 72 hours of the first. */
const pauses: readonly number[] = [
  5 * second,
  30 * second,
  2 * minute,
  10 * minute,
  30 * minute,
  2 * hour,
  6 * hour,
  ...Array.from({ length: 5 }, () => longestPause),
];

/** The part by which a pause differs, so that what failed together does not come again together. */
const jitter = 0.2;

/**
 * Milliseconds from an attempt to the next one; undefined after the last.
 *
 * @param attempts made so far
 * @param random between 0 and 1
 */
export function pauseAfter(attempts: number, random: number): number | undefined {
  const pause = pauses[attempts - 1];
  return pause === undefined ? undefined : Math.round(pause * (1 + jitter * (2 * random - 1)));
}

/** Milliseconds that one attempt may take. */
export const patience = 10 * second;

/** Milliseconds that an event belongs to the process that took it: longer than any attempt. */
export const lease = 15 * second;

/** Milliseconds after which an event that the core queued is handed over again, unless it has answered. */
export const queuedFor = 24 * hour;

/** Milliseconds between two tries whether a paused endpoint is back. */
export const probeEvery = minute;

/** Failures in a row after which an endpoint is paused. */
export const failuresInRow = 20;

/** Claims that are handed over at once, by all processes together. */
export const atOnce = 8;
