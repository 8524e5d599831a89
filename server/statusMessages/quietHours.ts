import {
  CalendarDateTime,
  parseAbsolute,
  toCalendarDate,
  toZoned,
  type CalendarDate,
} from '@internationalized/date';
import { isHoliday, type Country } from '#machines/report/holidays.ts';

const place = 'Europe/Prague';
const [morning, evening] = [8, 20];

/** A moment of a day where the insurer is; Bratislava has the time of Prague. */
export const momentOn = (day: CalendarDate, hour: number): Date =>
  toZoned(new CalendarDateTime(day.year, day.month, day.day, hour), place).toDate();

const isRest = (day: CalendarDate, country: Country): boolean =>
  new Date(day.toString()).getUTCDay() === 0 || isHoliday(day.toString(), country);

/** When telephones may ring again: undefined for now. They are quiet from eight in the evening to eight in the morning, on Sundays and holidays. */
export function quietUntil(now: Date, country: Country): Date | undefined {
  const at = parseAbsolute(now.toISOString(), place);
  const today = toCalendarDate(at);
  if (!isRest(today, country)) {
    if (at.hour < morning) return momentOn(today, morning);
    if (at.hour < evening) return undefined;
  }
  return nextMorning(now, country);
}

/** Eight in the morning of the next day that is no Sunday and no holiday. */
export function nextMorning(now: Date, country: Country): Date {
  let day = toCalendarDate(parseAbsolute(now.toISOString(), place)).add({ days: 1 });
  while (isRest(day, country)) day = day.add({ days: 1 });
  return momentOn(day, morning);
}

/** The midnight at which the day of a moment began. */
export const startOfDay = (now: Date): Date =>
  momentOn(toCalendarDate(parseAbsolute(now.toISOString(), place)), 0);
