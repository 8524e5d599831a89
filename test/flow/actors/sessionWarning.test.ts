import { expect, test } from 'vitest';
import { timeLeft, warnBefore } from '#machines/flow/actors/sessionWarning.ts';

const minute = 60_000;

test.each([
  [30, 3],
  [9, 3],
  [3, 1],
  [1, 1 / 3],
])('a session of %d minutes warns %d minutes before its end', (lasts, before) => {
  expect(warnBefore(lasts * minute)).toBe(before * minute);
});

test.each([
  [3 * minute, '3 minutes'],
  [2 * minute - 1, '1 minutes'],
  [minute - 1, '59 seconds'],
  [-1, '0 seconds'],
])('of %d milliseconds left is told %s', (left, told) => {
  const { count, unit } = timeLeft(left);
  expect(`${count} ${unit}`).toBe(told);
});
