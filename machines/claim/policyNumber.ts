import { limits } from './limits.ts';

/**
 * Tells whether a text can be a policy number.
 *
 * @param value digits
 * @returns true for 4 to 10 digits that make a number above 2139 (section 5, "Vehicle id detection")
 */
export const isPolicyNumber = (value: string): boolean =>
  /^\d{4,10}$/.test(value) && Number(value) > limits.policyNumberAbove;
