import { expect, test } from 'vitest';
import { formatDay } from '#src/i18n/formatDay.ts';
import { formatShortDay } from '#src/i18n/formatShortDay.ts';

test.each([
  ['cs', 'st 25. 11. 2026', '25. 11.', '25. 11. 2026'],
  ['sk', 'st 25. 11. 2026', '25. 11.', '25. 11. 2026'],
  ['en', 'Wed 25 Nov 2026', '25 Nov', '25 Nov 2026'],
] as const)('a day in %s is written as that language does, in one line', (language, dated, short, whole) => {
  const day = '2026-11-25';
  expect([
    formatDay(day, language),
    formatShortDay(day, language, { of: '2026' }),
    formatShortDay(day, language, { of: '2027' }),
  ]).toEqual([dated, short, whole].map((text) => text.replaceAll(' ', '\u00a0')));
});
