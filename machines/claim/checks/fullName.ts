import { limits } from '#machines/claim/limits.ts';

/**
 * True for a full name: at least two words with single spaces between, letters, dots and dashes only, at most 60 characters.
 * Source: specification section 5.
 */
export function isFullName(value: string): boolean {
  const words = value.split(' ');
  const areNames = words.every((word) => /^(\p{L}\p{M}*|[.-])+$/u.test(word) && /\p{L}/u.test(word));
  return words.length >= 2 && areNames && value.length <= limits.fullName && value === value.normalize('NFC');
}

/**
 * First name and surname of a full name in normal form, split on the first space as the specification does. The surname is empty
 * where there is none.
 */
export function splitFullName(value: string): { firstName: string; surname: string } {
  const [firstName = '', ...rest] = value.split(' ');
  return { firstName, surname: rest.join(' ') };
}
