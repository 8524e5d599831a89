import type { SimulatedClock } from 'xstate';

/** Waits until every promise that can settle has settled. */
export const promisesDone = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Moves the simulated clock and waits until everything it wakes has settled. */
export const pass = async (clock: SimulatedClock, ms: number): Promise<void> => {
  await promisesDone();
  clock.increment(ms);
  await promisesDone();
};
