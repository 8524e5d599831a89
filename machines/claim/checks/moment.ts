import { dateFault, readDate, writeDate } from './date.ts';

/** A day and a time of day as they are typed, each in its own box. */
export type MomentParts = { date: string; time: string };

/**
 * The day and the time of a moment, `2026-11-02T10:00` or the letters in both boxes, `2.13.T8`. Each is empty where nothing was
 * typed.
 */
export function momentParts(moment: string): MomentParts {
  const at = moment.lastIndexOf('T');
  return at < 0 ? { date: moment, time: '' } : { date: moment.slice(0, at), time: moment.slice(at + 1) };
}

/**
 * The moment typed in two boxes: ISO where both parts can be read, else the letters as they are, empty where nothing was typed.
 */
export function joinMoment({ date, time }: MomentParts): string {
  if (date.trim() === '' && time.trim() === '') return '';
  return `${readDate(date) ?? date}T${readTime(time) ?? time}`;
}

/**
 * An ISO date, with its time of day where it has one, as this country writes it: `20.11.2026 8:05`, `20.11.2026`. Any other text
 * comes back unchanged.
 */
export function writeMoment(iso: string): string {
  const [, hour, minute] = /^\d{4}-\d{2}-\d{2}T(\d{2}):(\d{2})$/.exec(iso) ?? [];
  return hour ? `${writeDate(iso)} ${Number(hour)}:${minute}` : writeDate(iso);
}

/**
 * The time of day that somebody typed as `8:05`, `805`, `8.05` or `8`, on a clock of 24 hours: `08:05`. Undefined when it is
 * none.
 */
export function readTime(text: string): string | undefined {
  const { hour, minute = '0' } = shapes.map((shape) => shape.exec(text.trim())?.groups).find(Boolean) ?? {};
  if (!hour || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
}

/** What is wrong with a typed moment, the day first, as a key of the text namespace `checks`. Undefined when it is a moment. */
export function momentFault(moment: string) {
  const { date, time } = momentParts(moment);
  if (date.trim() === '') return 'dateMissing';
  const fault = dateFault(date);
  if (fault) return fault;
  if (time.trim() === '') return 'timeMissing';
  return readTime(time) === undefined ? 'timeFormat' : undefined;
}

const shapes = [
  /^(?<hour>\d{1,2})$/,
  /^(?<hour>\d{1,2})\s?[:.,]\s?(?<minute>\d{1,2})$/,
  /^(?<hour>\d{1,2})\s?(?<minute>\d{2})$/,
];
