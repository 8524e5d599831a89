/**
 * True for a vehicle identification number: 17 capital letters and digits, without I, O and Q. It has no check digit here,
 * because only North America uses one (decisions). Source: specification section 5.
 */
export const isVin = (value: string): boolean => /^[A-HJ-NPR-Z0-9]{17}$/.test(value);
