import { expect, test } from 'vitest';
import { expectedBy } from '#src/pages/shared/expectedBy.ts';
import type { Within } from '#machines/report/nextSteps.ts';

const twoDays: Within = { workingDays: 2 };

test.each([
  ['over a Friday and a weekend', '2026-11-20', twoDays, '2026-11-24'],
  ['within a week', '2026-11-23', twoDays, '2026-11-25'],
  ['from a Sunday', '2026-11-22', twoDays, '2026-11-24'],
  ['over a holiday of a fixed day', '2026-11-16', twoDays, '2026-11-19'],
  ['over Christmas', '2026-12-23', twoDays, '2026-12-29'],
  ['over Easter', '2027-03-25', twoDays, '2027-03-31'],
  ['over an early Easter', '2024-03-28', twoDays, '2024-04-03'],
  ['within two weeks, whatever days they are', '2026-12-20', { days: 14 }, '2027-01-03'],
  ['by three months', '2026-11-30', { months: 3 }, '2027-02-28'],
] satisfies [string, string, Within, string][])('a promise is kept %s', (_, acceptedOn, within, day) => {
  expect(expectedBy(acceptedOn, within).toString()).toBe(day);
});
