/** Work that comes by chance to so many like servers, each taking so long for one. */
interface Queue {
  /** In a second. */
  readonly arrivals: number;
  /** Seconds of one server for one. */
  readonly work: number;
  readonly servers: number;
}

/** The share of its time that each server works. */
export const utilisation = ({ arrivals, work, servers }: Queue): number => (arrivals * work) / servers;

/**
 * How long 95 of 100 wait at most before their work begins, in seconds, where arrivals and work are by chance: Erlang C, M/M/c. Infinity
 * where more comes than is done. Source: L. Kleinrock, Queueing Systems, volume 1, 1975, section 3.5.
 */
export function longestWait(queue: Queue): number {
  const { arrivals, work, servers } = queue;
  const load = arrivals * work;
  if (load >= servers) return Infinity;
  let term = 1;
  let sum = 1;
  for (let busy = 1; busy < servers; busy += 1) {
    term *= load / busy;
    sum += term;
  }
  const all = (term * load) / servers / (1 - load / servers);
  const waiting = all / (sum + all);
  return Math.max(0, Math.log(waiting / 0.05)) / ((servers - load) / work);
}

/** The fewest servers that let 95 of 100 begin within so many seconds. */
export function serversFor({ arrivals, work }: Omit<Queue, 'servers'>, within: number): number {
  let servers = 1;
  while (longestWait({ arrivals, work, servers }) > within) servers += 1;
  return servers;
}
