import { dayBefore } from '#machines/claim/checks/date.ts';
import { isHoliday } from './holidays.ts';

/** The ISO day so many working days after another. Working days are those of the Czech Republic. */
export function workingDayAfter(begun: string, count: number): string {
  let day = begun;
  for (let left = count; left > 0;) {
    day = dayBefore(day, -1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

const isWorkingDay = (day: string): boolean =>
  ![0, 6].includes(new Date(day).getUTCDay()) && !isHoliday(day, 'CZ');
