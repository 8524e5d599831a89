import type { TrafficCount } from './traffic.ts';

/** Adds a count to what was counted of the same. The sums stand in the order in which their first counts came, by what they are of. */
export const addCount = (sums: Map<string, TrafficCount>, one: TrafficCount): void => {
  const key = [one.kind, one.page, one.what].join(' ');
  sums.set(key, { ...one, count: one.count + (sums.get(key)?.count ?? 0) });
};
