import { CalendarDateTime, parseAbsolute, toZoned, type CalendarDate } from '@internationalized/date';
import { isHoliday, type Country } from '#machines/report/holidays.ts';
import { place } from '#machines/claim/clock.ts';
import { dayOf } from '#server/reports/claimProgress.ts';

const [morning, evening] = [8, 20];

/** A moment of a day where the insurer is. */
export const momentOn = (day: CalendarDate, hour: number): Date =>
  toZoned(new CalendarDateTime(day.year, day.month, day.day, hour), place).toDate();

const isRest = (day: CalendarDate, country: Country): boolean =>
  new Date(day.toString()).getUTCDay() === 0 || isHoliday(day.toString(), country);

/** When telephones may ring again: undefined for now. They are quiet from eight in the evening to eight in the morning, on Sundays and holidays. */
export function quietUntil(now: Date, country: Country): Date | undefined {
  const today = dayOf(now.toISOString());
  if (!isRest(today, country)) {
    const { hour } = parseAbsolute(now.toISOString(), place);
    if (hour < morning) return momentOn(today, morning);
    if (hour < evening) return undefined;
  }
  return nextMorning(now, country);
}

/** Eight in the morning of the next day that is no Sunday and no holiday. */
export function nextMorning(now: Date, country: Country): Date {
  let day = dayOf(now.toISOString()).add({ days: 1 });
  while (isRest(day, country)) day = day.add({ days: 1 });
  return momentOn(day, morning);
}

/** The midnight at which the day of a moment began. */
export const startOfDay = (now: Date): Date => momentOn(dayOf(now.toISOString()), 0);
