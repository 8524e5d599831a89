import { dayBefore, daysBetween, readDate } from '#machines/claim/checks/date.ts';
import { today } from '#machines/claim/clock.ts';
import { once } from '#machines/subject/remember.ts';

const languages = ['cs', 'sk', 'en'];

/** Which year a day has that was said without one: the last in which it has come, or the one in which it is nearest to today. */
export type YearMeant = 'last' | 'nearest';

/**
 * The ISO date of a day that is typed as a date or said in words; undefined while it is neither.
 *
 * @param yearMeant where its year may be left out
 */
export const readDay = (text: string, yearMeant?: YearMeant): string | undefined =>
  readDate(text) ?? spokenDay(text, today(), yearMeant);

/**
 * The ISO date of a day as it is said in a language of the product: `dnes`, `včera`, `20. listopadu 2026` and, where it may lack its
 * year, `20.11.`, `20/11` and `20 Nov`. Undefined where nothing of this is said; the day need not be in the calendar.
 *
 * @param today an ISO date
 */
function spokenDay(text: string, today: string, yearMeant?: YearMeant): string | undefined {
  const said = fold(text);
  const ago = daysAgo().findIndex((words) => words.includes(said));
  if (ago >= 0) return dayBefore(today, ago);
  const { day = '', number, name, year } = shape.exec(said)?.groups ?? {};
  const month = number ?? (name === undefined ? undefined : monthNamed(name));
  if (month === undefined || (year === undefined && yearMeant === undefined)) return undefined;
  const rest = `-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (year !== undefined) return year + rest;
  const thisYear = Number(today.slice(0, 4));
  const inYears = [thisYear, thisYear - 1, thisYear + 1].map((one) => `${one}${rest}`);
  if (yearMeant === 'last') return inYears.find((one) => one <= today);
  const awayFromToday = (one: string) => Math.abs(daysBetween(today, one));
  return inYears.toSorted((one, other) => awayFromToday(one) - awayFromToday(other))[0];
}

const shape =
  /^(?<day>\d{1,2})(?:(?:\. ?|[/-])(?<number>\d{1,2})\.?|\.? (?<name>[a-z]{3,})\.?(?: (?<year>\d{4}))?)$/;

/** Small letters without their marks. */
const fold = (text: string): string =>
  text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').toLowerCase();

/** The words for today, yesterday and the day before, in every language. */
const daysAgo = once(() =>
  [0, 1, 2].map((days) =>
    languages.map((language) =>
      fold(new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day')),
    ),
  ),
);

/** The number of a month by its name, or by its beginning where no other month begins so. */
const monthNamed = (name: string): string | undefined => {
  const exact = months().find(({ names }) => names.includes(name));
  const begun = months().filter(({ names }) => names.some((one) => one.startsWith(name)));
  return exact?.number ?? (begun.length === 1 ? begun[0]?.number : undefined);
};

const months = once(() =>
  Array.from({ length: 12 }, (_, at) => ({ number: String(at + 1), names: namesOf(at) })),
);

/** The names of a month, from 0, by itself and in a date. */
const namesOf = (month: number): readonly string[] =>
  languages.flatMap((language) =>
    [{ month: 'long' } as const, { month: 'long', day: 'numeric' } as const].flatMap((options) =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
        .formatToParts(Date.UTC(2024, month, 1))
        .flatMap(({ type, value }) => (type === 'month' ? [fold(value)] : [])),
    ),
  );
