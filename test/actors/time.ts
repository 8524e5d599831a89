import type { SimulatedClock } from 'xstate';

/** Lets every promise that can go on go on. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Moves the simulated clock and lets what it wakes come to rest. */
export const pass = async (clock: SimulatedClock, ms: number): Promise<void> => {
  await settled();
  clock.increment(ms);
  await settled();
};
