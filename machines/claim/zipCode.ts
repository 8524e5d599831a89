/**
 * Tells whether a text is a Czech or Slovak ZIP code.
 *
 * @param value digits without the usual space
 * @returns true for five of them (sections 5 and 9)
 */
export const isZipCode = (value: string): boolean => /^\d{5}$/.test(value);
