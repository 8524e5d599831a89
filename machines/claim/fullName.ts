import { limits } from './limits.ts';

/**
 * Tells whether a text is a full name.
 *
 * @param value words with one space between
 * @returns true for at least two words, 60 characters, letters, dots and dashes only (section 5)
 */
export function isFullName(value: string): boolean {
  const words = value.split(' ');
  const areNames = words.every((word) => /^(\p{L}\p{M}*|[.-])+$/u.test(word) && /\p{L}/u.test(word));
  return words.length >= 2 && areNames && value.length <= limits.fullName && value === value.normalize('NFC');
}

/**
 * Splits a full name where the specification splits it: on the first space.
 *
 * @param value a full name in normal form
 * @returns first name and surname, the surname empty where there is none
 */
export function splitFullName(value: string): { firstName: string; surname: string } {
  const [firstName = '', ...rest] = value.split(' ');
  return { firstName, surname: rest.join(' ') };
}
