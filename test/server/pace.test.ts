import { describe, expect, test } from 'vitest';
import { measurePace } from '#server/http/load/pace.ts';

/** The pace after so many saves that took so long beside so many others. */
const after = (saves: number, took: number, beside: number, pace = measurePace()) => {
  for (let count = 0; count < saves; count += 1) pace.ended(took, beside);
  return pace;
};

describe('how many calls are taken on at once', () => {
  test('is not limited by the pace before any save has ended', () => {
    expect(measurePace().within(500)).toBe(Infinity);
  });

  test.each([
    ['a quick machine', 20, 4, 100],
    ['the same machine, with a crowd', 250, 50, 100],
    ['a machine four times as slow', 80, 4, 25],
    ['a save alone', 20, 1, 25],
    ['a machine that hardly moves', 5000, 1, 0.1],
  ])('follows from what saves take: %s', (_machine, took, beside, calls) => {
    expect(after(30, took, beside).within(500)).toBeCloseTo(calls);
  });

  test('follows a database that becomes slow, and one that is quick again', () => {
    const pace = after(30, 20, 4);
    const slow = Math.round(after(30, 200, 4, pace).within(500));
    const quick = Math.round(after(60, 20, 4, pace).within(500));
    expect([slow, quick]).toEqual([10, 98]);
  });
});
