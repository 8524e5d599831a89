import { describe, expect, test } from 'vitest';
import { longestWait, serversFor, utilisation } from './queue.ts';

describe('a queue before several processors', () => {
  test.each([
    // One server: the share of time it works waits, and of that a twentieth longer than ln(busy / 0.05) · work / (1 - busy).
    { arrivals: 0.5, work: 1, servers: 1, wait: 4.605 },
    // Erlang C of 8 on 10 servers is 0.4092.
    { arrivals: 8, work: 1, servers: 10, wait: 1.051 },
    { arrivals: 1, work: 0.01, servers: 1, wait: 0 },
    { arrivals: 3, work: 1, servers: 3, wait: Infinity },
  ])('lets 95 of 100 wait $wait s at most', ({ wait, ...queue }) => {
    expect(longestWait(queue)).toBeCloseTo(wait, 3);
  });

  test('has as many as let people begin in time, and no more', () => {
    const work = { arrivals: 9.3, work: 1.2 };
    const servers = serversFor(work, 0.2);
    expect([
      longestWait({ ...work, servers }) <= 0.2,
      longestWait({ ...work, servers: servers - 1 }) <= 0.2,
    ]).toEqual([true, false]);
    expect(utilisation({ ...work, servers })).toBeLessThan(1);
  });
});
