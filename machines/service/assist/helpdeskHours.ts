import { place } from '#machines/claim/clock.ts';

/** Days of the week from 1, Monday, with the hours in which somebody is there, HH:MM. */
interface OpenHours {
  readonly days: readonly number[];
  readonly from: string;
  readonly to: string;
}

/** When somebody is there again: after so many days, on which day of the week, from when. */
interface Opening {
  readonly inDays: number;
  readonly day: number;
  readonly from: string;
}

const names = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const span = /^(\w\w(?:[-,]\w\w)*) ((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

/**
 * Hours as OpenStreetMap writes them: `Mo-Fr 08:00-18:00; Sa 09:00-12:00`, none for an empty text. Undefined for what says no hours: an
 * unknown day, an end that is not after the beginning.
 */
export const hoursIn = (text: string): readonly OpenHours[] | undefined => {
  const written = text.split(';').map((part) => part.trim());
  const read = written.filter((part) => part !== '').map(readSpan);
  const hours = read.filter((one) => one !== undefined);
  return hours.length === read.length ? hours : undefined;
};

const readSpan = (text: string): OpenHours | undefined => {
  const [, list = '', from = '', to = ''] = span.exec(text) ?? [];
  const days = list.split(',').flatMap(readDays);
  return from < to && !days.includes(0)
    ? { days: days.toSorted((one, other) => one - other), from, to }
    : undefined;
};

/** The days of `Mo-Fr` or `Sa`; 0 for a name of none. */
const readDays = (text: string): readonly number[] => {
  const [first = 0, last = first, ...more] = text.split('-').map((name) => names.indexOf(name) + 1);
  if (first === 0 || last === 0 || more.length > 0) return [0];
  const count = ((last - first + names.length) % names.length) + 1;
  return Array.from({ length: count }, (_, at) => ((first - 1 + at) % names.length) + 1);
};

let local: Intl.DateTimeFormat | undefined;

/** The day of the week and the time where the insurer is. */
const localTime = (at: Date) => {
  local ??= new Intl.DateTimeFormat('sv-SE', { timeZone: place, dateStyle: 'short', timeStyle: 'short' });
  const [date = '', time = ''] = local.format(at).split(' ');
  return { day: new Date(`${date}T00:00Z`).getUTCDay() || names.length, time };
};

/** When somebody is there again after a moment; undefined within the hours, and where there are none. */
export const opensAfter = (hours: readonly OpenHours[], at: Date): Opening | undefined => {
  const { day: today, time } = localTime(at);
  if (hours.some(({ days, from, to }) => days.includes(today) && from <= time && time < to)) return undefined;
  // The same day of the next week is the last that there may be.
  for (let inDays = 0; inDays <= names.length; inDays += 1) {
    const day = ((today - 1 + inDays) % names.length) + 1;
    const [from] = hours
      .filter((one) => one.days.includes(day) && (inDays > 0 || one.from > time))
      .map((one) => one.from)
      .toSorted();
    if (from !== undefined) return { inDays, day, from };
  }
  return undefined;
};
