import { daysBetween, isRealDay } from '#machines/claim/checks/date.ts';

/** The ISO day so many months after another; the last of its month where that has no such day. What is no day comes back unchanged. */
export const monthsAfter = (day: string, months: number): string => {
  if (!isRealDay(day)) return day;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  const at = new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())));
  return at.toISOString().slice(0, 10);
};

/** The days of a policy, the first and the last of them counted; undefined where it does not end after it has started. */
export const dayCountOf = (start: string | undefined, end: string | undefined): number | undefined =>
  start !== undefined && end !== undefined && end > start ? daysBetween(start, end) + 1 : undefined;

/** The whole months between two ISO days, both of them counted; 0 where the second is earlier. */
export const fullMonths = (from: string, to: string): number => {
  const after = new Date(Date.parse(to) + 86_400_000).toISOString().slice(0, 10);
  const months =
    (Number(after.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    Number(after.slice(5, 7)) -
    Number(from.slice(5, 7)) -
    (after.slice(8) < from.slice(8) ? 1 : 0);
  return Math.max(0, months);
};

/** The next quarter of an hour after a time of the day, HH:MM; the last one of the day stays in it. */
export const nextQuarter = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const next = Math.min((Math.floor((hours * 60 + minutes) / 15) + 1) * 15, 23 * 60 + 59);
  return [Math.floor(next / 60), next % 60].map((part) => String(part).padStart(2, '0')).join(':');
};
