/** How much of what is known of the pace each save that ends changes. */
const weight = 0.1;

/** How many calls a process takes on, by what saves of late took. */
export interface Pace {
  /** A save has ended after so many milliseconds, beside so many calls on the average, itself among them. */
  ended(took: number, beside: number): void;
  /** The calls under way with which a save is still answered within so many milliseconds; none is too many before any has ended. */
  within(time: number): number;
}

/**
 * Learns what one call more makes the others wait: what a save took, divided by the calls that shared the machine with it. So a slow
 * machine, or a slow database, takes on fewer at once than a quick one and nobody has to tell them (Little's law).
 */
export function measurePace(): Pace {
  let each: number | undefined;
  return {
    ended(took, beside) {
      const share = took / Math.max(beside, 1);
      each = each === undefined ? share : each + weight * (share - each);
    },
    within: (time) => (each === undefined ? Infinity : time / each),
  };
}
