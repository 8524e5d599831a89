import { birthDatesIn, readBirthNumber } from '#machines/claim/checks/birthNumber.ts';
import type { ClientDetail } from './clientFields.ts';

/**
 * What a birth number leaves open: a placeholder of foreigners tells no age, and one with 51 to 71 for a day is that of a person or of the
 * card of a health insurer. `NONE` where it tells the birth date.
 */
export const numberDoubts = ['NONE', 'PLACEHOLDER', 'INSURANCE_CARD'] as const;
export type NumberDoubt = (typeof numberDoubts)[number];

/** What the birth number of a client leaves open; undefined without a number that can be one. */
export const numberDoubt = ({ person }: ClientDetail): NumberDoubt | undefined => {
  const read = person?.birthNumber === undefined ? undefined : readBirthNumber(person.birthNumber);
  if (!read || person?.birthNumber === undefined) return undefined;
  if (read.placeholder) return 'PLACEHOLDER';
  return birthDatesIn(person.birthNumber).length > 1 ? 'INSURANCE_CARD' : 'NONE';
};

/**
 * True where the number and the birth date beside it are not of one person. Where the number tells the date, or is made of it, they
 * always are.
 */
export const areOfTwo = (detail: ClientDetail): boolean => {
  const { birthNumber, birthDate, foreigner } = detail.person ?? {};
  const doubt = numberDoubt(detail);
  if (foreigner || birthNumber === undefined || birthDate === undefined) return false;
  if (doubt === 'PLACEHOLDER') return dayIn(birthNumber) !== birthDate.slice(2);
  return doubt === 'INSURANCE_CARD' && !birthDatesIn(birthNumber).includes(birthDate);
};

/** True where the birth date shows that the number is that of a health insurer's card. */
export const isOfCard = (detail: ClientDetail): boolean => {
  const { birthNumber, birthDate } = detail.person ?? {};
  return (
    numberDoubt(detail) === 'INSURANCE_CARD' &&
    birthNumber !== undefined &&
    birthDatesIn(birthNumber)[1] === birthDate
  );
};

/** The day that a number tells, without its century: `92-08-14`. */
const dayIn = (birthNumber: string): string | undefined => readBirthNumber(birthNumber)?.birthDate.slice(2);

/** The placeholder of a foreigner who was born on an ISO day: `9208149999`. */
export const placeholderOf = (birthDate: string): string => `${birthDate.slice(2).replaceAll('-', '')}9999`;
