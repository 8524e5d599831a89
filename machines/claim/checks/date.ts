type DateFault = 'dateFormat' | 'dateDay' | 'dateMonth' | 'dateYear';
type Read = { date: string } | { fault: DateFault };

/**
 * The ISO date that somebody typed the Czech or Slovak way: `1.2.2024`, `01022024`, `1. 2. 2024`, `1/2/24`, or ISO. Undefined
 * when it is no date. Days and months may lack their zero, two-digit years get 2000 added. Source: specification section 5.
 */
export function readDate(text: string): string | undefined {
  const read = readParts(text);
  return 'date' in read ? read.date : undefined;
}

/** What is wrong with a typed date, as a key of the text namespace `checks`. Undefined when it is a date. */
export function dateFault(text: string): DateFault | undefined {
  const read = readParts(text);
  return 'fault' in read ? read.fault : undefined;
}

/**
 * A date as the product shows it, DD.MM.YYYY, from an ISO date with or without a time. Any other text comes back unchanged.
 * Source: specification section 9, date format.
 */
export function writeDate(iso: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso) ?? [];
  return year ? `${day}.${month}.${year}` : iso;
}

/** True for an ISO date that is in the calendar: 30 February is not. */
export function isRealDay(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return false;
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** The ISO date so many days before another. */
export const dayBefore = (date: string, days: number): string =>
  new Date(Date.parse(date) - days * 86_400_000).toISOString().slice(0, 10);

/** The days from one ISO date to another, negative where the other is earlier; NaN where one is no date. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;

const shapes = [
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{1,2})[.\-/ ] *(?<month>\d{1,2})[.\-/ ] *(?<year>\d+)\.?$/,
];

function readParts(text: string): Read {
  const typed = text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.\-/])/g, '');
  const parts = shapes.map((shape) => shape.exec(typed)?.groups).find((groups) => groups !== undefined);
  const { day, month, year } = parts ?? {};
  if (!day || !month || !year) return { fault: 'dateFormat' };
  if (!/^(\d\d|[1-9]\d{3})$/.test(year)) return { fault: 'dateYear' };
  if (Number(month) < 1 || Number(month) > 12) return { fault: 'dateMonth' };
  const date = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isRealDay(date) ? { date } : { fault: 'dateDay' };
}
