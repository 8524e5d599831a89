import { limits } from '#machines/claim/limits.ts';

/**
 * True for a full name: at least two words with single spaces between, letters, dots and dashes only, at most 60 characters.
 * Source: specification section 5.
 */
export const isFullName = (value: string): boolean =>
  value.split(' ').length >= 2 && areNames(value) && value.length <= limits.fullName;

/** True for a part of a full name, such as a surname of two words: letters, dots and dashes only, single spaces between. */
export const areNames = (value: string): boolean =>
  value === value.normalize('NFC') &&
  value.split(' ').every((word) => /^(\p{L}\p{M}*|[.-])+$/u.test(word) && /\p{L}/u.test(word));

/**
 * First name and surname of a full name in normal form, split on the first space as the specification does. The surname is empty
 * where there is none.
 */
export function splitFullName(value: string): { firstName: string; surname: string } {
  const [firstName = '', ...rest] = value.split(' ');
  return { firstName, surname: rest.join(' ') };
}
