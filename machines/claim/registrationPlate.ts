/**
 * Tells whether a text is a registration plate, of any country.
 *
 * @param value capital letters and digits without spaces
 * @returns true for 5 to 8 of them (sections 5 and 9)
 */
export const isRegistrationPlate = (value: string): boolean => /^[A-Z0-9]{5,8}$/.test(value);
