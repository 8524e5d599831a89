import { expect } from 'vitest';

/** Expects a check to give the verdict beside each value. */
export const says = (
  check: (value: string) => boolean,
  cases: readonly (readonly [value: string, verdict: boolean])[],
): void => {
  expect(cases.map(([value]) => [value, check(value)])).toEqual(cases);
};
