/** Milliseconds by which the clocks of two processes may differ. */
export const apart = 60_000;
