/** @returns true when the text holds no white space (section 5, "Generic messages"; so for all below) */
export const isWithoutWhitespace = (value: string): boolean => !/\s/u.test(value);

/** @returns true for digits 0 to 9 only */
export const isDigits = (value: string): boolean => /^[0-9]+$/.test(value);

/** @returns true for letters A to Z, a to z and digits only */
export const isAlphanumeric = (value: string): boolean => /^[A-Za-z0-9]+$/.test(value);

/** @returns true for capital letters and digits only */
export const isUpperAlphanumeric = (value: string): boolean => /^[A-Z0-9]+$/.test(value);

/** @returns true for small letters and digits only */
export const isLowerAlphanumeric = (value: string): boolean => /^[a-z0-9]+$/.test(value);

/** @returns true when no mark that divides a sentence is in the text; dashes, slashes and brackets may be */
export const isWithoutPunctuation = (value: string): boolean => !/[.,;:!?…"'„“”‚‘’]/u.test(value);

/** @returns true when neither punctuation nor any other sign is in the text: letters, digits and spaces remain */
export const isStrictlyWithoutPunctuation = (value: string): boolean => !/[\p{P}\p{S}]/u.test(value);

/**
 * Makes a check for "only allowed characters".
 *
 * @param allowed the characters, as one text
 * @returns a check that is true when no other character stands in the value
 */
export const hasOnly =
  (allowed: string) =>
  (value: string): boolean =>
    [...value].every((character) => allowed.includes(character));
