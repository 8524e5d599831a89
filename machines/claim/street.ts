/**
 * Tells whether a street ends with a number: `Nádražní 27`, `Lhota 12/3a`, `č. p. 5`.
 *
 * @param value street and numbers
 * @returns true when the last sign is a digit, or a letter that belongs to one (section 5, "Address")
 */
export const endsWithNumber = (value: string): boolean => /\d[a-z]?$/i.test(value);
