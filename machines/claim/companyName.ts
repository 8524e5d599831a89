import { limits } from './limits.ts';

/**
 * Tells whether a text can be the name of a company.
 *
 * @param value words with one space between
 * @returns true for letters, digits and the signs company names use, at least one letter or digit (section 5)
 */
export const isCompanyName = (value: string): boolean =>
  value.length <= limits.name &&
  /[\p{L}\p{N}]/u.test(value) &&
  /^[\p{L}\p{M}\p{N} .,\-–&+'’"„“”/():!@#*°§%]+$/u.test(value);
