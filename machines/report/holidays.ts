import { dayBefore } from '#machines/claim/checks/date.ts';

/** Where an insurer is. */
export type Country = 'CZ' | 'SK';

/** By month and day. Sources: act 245/2000 Sb.; act 241/1993 Z. z. in the wording of 2025. */
const fixed: Readonly<Record<Country, ReadonlySet<string>>> = {
  CZ: new Set([
    '01-01',
    '05-01',
    '05-08',
    '07-05',
    '07-06',
    '09-28',
    '10-28',
    '11-17',
    '12-24',
    '12-25',
    '12-26',
  ]),
  SK: new Set([
    '01-01',
    '01-06',
    '05-01',
    '05-08',
    '07-05',
    '08-29',
    '09-15',
    '11-01',
    '12-24',
    '12-25',
    '12-26',
  ]),
};

/** True for a day on which nobody works: a fixed holiday, Good Friday or Easter Monday. */
export function isHoliday(day: string, country: Country): boolean {
  const easter = easterSunday(Number(day.slice(0, 4)));
  return fixed[country].has(day.slice(5)) || day === dayBefore(easter, 2) || day === dayBefore(easter, -1);
}

/** By the Gregorian computation of Meeus, Jones and Butcher. */
function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const days = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451);
  return dayBefore(`${year}-03-22`, -days);
}
