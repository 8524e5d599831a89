/**
 * True for a registration plate of any country: 5 to 8 capital letters and digits without spaces. Source: specification sections
 * 5 and 9.
 */
export const isRegistrationPlate = (value: string): boolean => /^[A-Z0-9]{5,8}$/.test(value);
