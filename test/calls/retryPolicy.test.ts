import { expect, test } from 'vitest';
import { awayDelay, mayRetry, retryDelay, retryPolicy } from '#machines/calls/retry.ts';

test('by default a failed call is not made again', () => {
  expect(retryPolicy()).toEqual({ count: 0, timeout: 1000, excludedStatuses: [] });
  expect(mayRetry(retryPolicy(), 0, 500)).toBe(false);
});

test('a call is made again as often as its policy says, excluded statuses apart', () => {
  const policy = retryPolicy({ count: 2, excludedStatuses: [404] });
  expect([0, 1, 2].map((retries) => mayRetry(policy, retries, 503))).toEqual([true, true, false]);
  expect(mayRetry(policy, 0, 404)).toBe(false);
});

test('the delay is the attempt times the timeout', () => {
  expect([1, 2, 3].map((attempt) => retryDelay(retryPolicy({ timeout: 700 }), attempt))).toEqual([
    700, 1400, 2100,
  ]);
});

test('whoever was told when to come again asks no earlier', () => {
  expect([1, 5, 10].map((times) => awayDelay(retryPolicy(), times, 5))).toEqual([5000, 5000, 10_000]);
});

test('whoever waits for the network asks at least every ten timeouts', () => {
  expect([1, 2, 10, 11, 500].map((times) => awayDelay(retryPolicy(), times))).toEqual([
    1000, 2000, 10_000, 10_000, 10_000,
  ]);
});
