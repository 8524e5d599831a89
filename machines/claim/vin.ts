/**
 * Tells whether a text is a vehicle identification number. No check digit: only North America has one (decisions).
 *
 * @param value 17 capital letters and digits
 * @returns true when I, O and Q are not among them (section 5)
 */
export const isVin = (value: string): boolean => /^[A-HJ-NPR-Z0-9]{17}$/.test(value);
