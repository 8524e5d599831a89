import { limits } from '#machines/claim/limits.ts';

/**
 * True for what can be the name of a company: letters, digits and the signs company names use, at least one of them a letter or a
 * digit, with single spaces between words. Source: specification section 5.
 */
export const isCompanyName = (value: string): boolean =>
  value.length <= limits.name &&
  /[\p{L}\p{N}]/u.test(value) &&
  /^[\p{L}\p{M}\p{N} .,\-–&+'’"„“”/():!@#*°§%]+$/u.test(value);
