/**
 * Tells whether a street ends with a number: `Nádražní 27`, `Lhota 12/3a`, `č. p. 5`.
 *
 * @param value street and numbers
 * @returns true when the last word begins and goes on as a house number (section 5, "Address")
 */
export const endsWithNumber = (value: string): boolean => /(^|[\s./])\d+[a-z]?([/-]\d+[a-z]?)*$/i.test(value);
