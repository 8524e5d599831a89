/**
 * True when a street ends with a number: `Nádražní 27`, `Lhota 12/3a`, `č. p. 5`. The last character is a digit, or a letter that
 * belongs to one. Source: specification section 5, "Address".
 */
export const endsWithNumber = (value: string): boolean => /\d[a-z]?$/i.test(value);
