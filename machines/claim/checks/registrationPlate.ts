import { limits } from '#machines/claim/limits.ts';

const shape = new RegExp(`^[A-Z0-9]{${limits.plateMin},${limits.plateMax}}$`);

/**
 * True for a registration plate of any country: 5 to 8 capital letters and digits without spaces. Source: specification sections
 * 5 and 9.
 */
export const isRegistrationPlate = (value: string): boolean => shape.test(value);
