import { dayBefore } from '#machines/claim/checks/date.ts';

/** The ISO day so many working days after another. Working days are those of the Czech Republic (act 245/2000 Sb.). */
export function workingDayAfter(begun: string, count: number): string {
  let day = begun;
  for (let left = count; left > 0;) {
    day = dayBefore(day, -1);
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

const isWorkingDay = (day: string): boolean => {
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
  const easter = easterSunday(Number(day.slice(0, 4)));
  const isMovable = day === dayBefore(easter, 2) || day === dayBefore(easter, -1);
  return !isWeekend && !fixedHolidays.has(day.slice(5)) && !isMovable;
};

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
