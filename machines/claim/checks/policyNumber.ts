import { limits } from '#machines/claim/limits.ts';

/** True for 4 to 10 digits that make a number above 2139. Source: specification section 5, "Vehicle id detection". */
export const isPolicyNumber = (value: string): boolean =>
  /^\d{4,10}$/.test(value) && Number(value) > limits.policyNumberAbove;
