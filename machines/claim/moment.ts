import { dateFault, readDate, writeDate } from './date.ts';

/** A day and a time of day as they are typed, each on its own. */
export type MomentParts = { date: string; time: string };

/**
 * Takes a moment apart.
 *
 * @param moment `2026-11-02T10:00`, or what stands in both boxes as letters, `2.13.T8`
 * @returns the part before the time and the time; empty where nothing was typed
 */
export function momentParts(moment: string): MomentParts {
  const at = moment.lastIndexOf('T');
  return at < 0 ? { date: moment, time: '' } : { date: moment.slice(0, at), time: moment.slice(at + 1) };
}

/**
 * Puts a moment together from what is typed: ISO where both parts can be read, else the letters as they are.
 *
 * @param parts what stands in both boxes
 * @returns the moment, empty where nothing was typed
 */
export function joinMoment({ date, time }: MomentParts): string {
  if (date.trim() === '' && time.trim() === '') return '';
  return `${readDate(date) ?? date}T${readTime(time) ?? time}`;
}

/**
 * Writes an ISO date, with its time of day where it has one, as this country writes it.
 *
 * @param iso `2026-11-20T08:05`, `2026-11-20`, or anything
 * @returns `20.11.2026 8:05`, `20.11.2026`; what is neither comes back as it is
 */
export function writeMoment(iso: string): string {
  const [, hour, minute] = /^\d{4}-\d{2}-\d{2}T(\d{2}):(\d{2})$/.exec(iso) ?? [];
  return hour ? `${writeDate(iso)} ${Number(hour)}:${minute}` : writeDate(iso);
}

/**
 * Reads a time of day as people type it: `8:05`, `805`, `8.05`, `8`.
 *
 * @param text what was typed
 * @returns `08:05` on a clock of 24 hours, undefined when it is none
 */
export function readTime(text: string): string | undefined {
  const { hour, minute = '0' } = shapes.map((shape) => shape.exec(text.trim())?.groups).find(Boolean) ?? {};
  if (!hour || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
}

/**
 * Says what is wrong with a typed moment, the day first.
 *
 * @param moment what stands in the field
 * @returns a key of the text namespace `checks`, undefined when it is a moment
 */
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
