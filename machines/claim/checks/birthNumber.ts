import { ageOn, isPossibleAge } from './birthDate.ts';
import { today as dayOfChecks } from '#machines/claim/clock.ts';
import { isRealDay, readDate } from './date.ts';
import type { Gender } from '#machines/claim/enums.ts';
import { limits } from '#machines/claim/limits.ts';

export type BirthNumber = { birthDate: string; gender: Gender; age: number; placeholder: boolean };

/**
 * What a Czech or Slovak birth number tells: birth date, gender, age, and whether it is a foreigner's placeholder (age 99, no
 * check digit). Undefined when it is no birth number. Source: specification section 5, "Birth number".
 *
 * @param value 9 or 10 digits, a slash allowed after the sixth
 * @param today ISO date; a birth date after it is refused, except for placeholders
 */
export function readBirthNumber(value: string, today = dayOfChecks()): BirthNumber | undefined {
  const [, year, month, day, suffix] = /^(\d{2})(\d{2})(\d{2})\/?(\d{3,4})$/.exec(value) ?? [];
  if (!year || !month || !day || !suffix) return undefined;
  const placeholder = /^(7777|9999)$/.test(suffix);
  if (suffix.length === 4 && !placeholder && !hasCheckDigit(`${year}${month}${day}${suffix}`))
    return undefined;
  const monthDay = `${plain(monthOf(Number(month)))}-${plain(dayOf(Number(day)))}`;
  const birthDate = `${centuryOf(Number(year), suffix)}${year}-${monthDay}`;
  if (!isRealDay(birthDate)) return undefined;
  const gender = Number(month) > 50 ? 'FEMALE' : 'MALE';
  if (placeholder) {
    const past = birthDate > today ? `19${year}-${monthDay}` : birthDate;
    return { birthDate: past, gender, age: limits.placeholderAge, placeholder };
  }
  return birthDate > today ? undefined : { birthDate, gender, age: ageOn(birthDate, today), placeholder };
}

/**
 * True for a birth number or a foreigner's placeholder: 9 or 10 digits, a slash allowed after the sixth. Today is an ISO date.
 */
export const isBirthNumber = (value: string, today?: string): boolean =>
  readBirthNumber(value, today) !== undefined;

/**
 * True for what somebody types who means a birth number, whole or only begun, and no date: digits with a slash at most, but not the
 * eight of a day.
 */
export const isMeantAsBirthNumber = (text: string): boolean =>
  /^\d*(\/\d*)?$/.test(text.replaceAll(/\s/g, '')) && (/^\d{6}$/.test(text) || readDate(text) === undefined);

/**
 * The birth dates that a birth number may tell, the first as section 5 of the specification reads it: one of most, none of a
 * placeholder. The number on a foreigner's insurance card adds 40 or 50 to the day, so days 51 to 71 are one of two, ten days apart.
 * Source: decisions, "A number on an insurance card may tell two days".
 */
export const birthDatesIn = (birthNumber: string): readonly string[] => {
  const read = readBirthNumber(birthNumber);
  if (!read || read.placeholder) return [];
  const { birthDate } = read;
  const written = Number(birthNumber.slice(4, 6));
  return written > 50 ? [birthDate, `${birthDate.slice(0, 8)}${plain(written - 50)}`] : [birthDate];
};

/**
 * False for a birth number of somebody older than 120: nine digits end in 1953, so it is ten digits of which one was forgotten.
 * Source: decisions, "Decided after the first build".
 */
export function isOfPossibleAge(value: string, today = dayOfChecks()): boolean {
  const read = readBirthNumber(value, today);
  return read === undefined || read.placeholder || isPossibleAge(read.birthDate, today);
}

/** True when the last of ten digits, without a slash, is the check digit: the remainder of the others divided by 11. */
export function hasCheckDigit(digits: string): boolean {
  const remainder = Number(digits.slice(0, 9)) % 11;
  // Remainder 10 passes with a final 0: a check digit cannot be two figures.
  return Number(digits[9]) === remainder % 10;
}

/** Women's months have 50 added, or 70 where the numbers of a day ran out; men's months have 20 added then. */
const monthOf = (written: number) => written - ([70, 50, 20].find((more) => written > more) ?? 0);

/** Insurance numbers of foreigners have 40 added to the day. */
const dayOf = (written: number) => (written > 40 ? written - 40 : written);

const plain = (part: number) => String(part).padStart(2, '0');

function centuryOf(year: number, suffix: string): '18' | '19' | '20' {
  if (suffix.length === 4) return year > 53 ? '19' : '20';
  return year > 53 ? '18' : '19';
}
