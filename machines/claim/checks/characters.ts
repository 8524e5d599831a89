/**
 * True when there is no white space in the text. Source, also for the checks below: specification section 5, "Generic messages".
 */
export const isWithoutWhitespace = (value: string): boolean => !/\s/u.test(value);

/** True for the digits 0 to 9 only. */
export const isDigits = (value: string): boolean => /^[0-9]+$/.test(value);

/** True for the letters A to Z and a to z and digits only. */
export const isAlphanumeric = (value: string): boolean => /^[A-Za-z0-9]+$/.test(value);

/** True for capital letters and digits only. */
export const isUpperAlphanumeric = (value: string): boolean => /^[A-Z0-9]+$/.test(value);

/** True for small letters and digits only. */
export const isLowerAlphanumeric = (value: string): boolean => /^[a-z0-9]+$/.test(value);

/** True when the text has no punctuation mark that divides a sentence; dashes, slashes and brackets are allowed. */
export const isWithoutPunctuation = (value: string): boolean => !/[.,;:!?…"'„“”‚‘’]/u.test(value);

/** True when the text has no punctuation and no other sign: only letters, digits and spaces. */
export const isStrictlyWithoutPunctuation = (value: string): boolean => !/[\p{P}\p{S}]/u.test(value);

/** A check for "only allowed characters", which are given as one text. */
export const hasOnly =
  (allowed: string) =>
  (value: string): boolean =>
    [...value].every((character) => allowed.includes(character));
