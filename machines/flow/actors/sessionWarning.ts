const minute = 60_000;
const longest = 3 * minute;
/** A shorter session is warned of in its last third: sooner, hardly anything could be answered between two warnings. */
const part = 3;

/** Milliseconds before the end of a session of some duration at which its reporter is warned. */
export const warnBefore = (duration: number): number => Math.min(longest, duration / part);

/** The time left as it is told: in whole minutes rounded down, in the last one in seconds. */
export const timeLeft = (
  milliseconds: number,
): { readonly unit: 'minutes' | 'seconds'; readonly count: number } =>
  milliseconds >= minute
    ? { unit: 'minutes', count: Math.floor(milliseconds / minute) }
    : { unit: 'seconds', count: Math.max(0, Math.floor(milliseconds / 1000)) };
