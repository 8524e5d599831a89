import type { SimulatedClock } from 'xstate';

/** Waits until every promise that can settle has settled. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Moves the simulated clock and waits until everything it wakes has settled. */
export const pass = async (clock: SimulatedClock, ms: number): Promise<void> => {
  await settled();
  clock.increment(ms);
  await settled();
};
