import { isWeekend, parseDate, type CalendarDate } from '@internationalized/date';
import type { Within } from '#machines/report/nextSteps.ts';

/** The last day of what was promised on an ISO day. Working days are those of the Czech Republic (act 245/2000 Sb.). */
export function expectedBy(acceptedOn: string, within: Within): CalendarDate {
  const begun = parseDate(acceptedOn);
  if (!('workingDays' in within)) return begun.add(within);
  let day = begun;
  for (let left = within.workingDays; left > 0;) {
    day = day.add({ days: 1 });
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

const fixedHolidays = new Set([
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
]);

const isWorkingDay = (day: CalendarDate): boolean => {
  const easter = easterSunday(day.year);
  const isMovable = [-2, 1].some((days) => day.compare(easter.add({ days })) === 0);
  return !isWeekend(day, 'cs-CZ') && !fixedHolidays.has(day.toString().slice(5)) && !isMovable;
};

/** By the Gregorian computation of Meeus, Jones and Butcher. */
function easterSunday(year: number): CalendarDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const days = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451);
  return parseDate(`${year}-03-22`).add({ days });
}
