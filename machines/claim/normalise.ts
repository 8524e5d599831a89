/** @returns the text trimmed, with single spaces, letters composed (decisions, "Validation"; so for all below) */
export const normaliseText = (value: string): string => value.normalize('NFC').trim().replaceAll(/\s+/g, ' ');

/** @returns a text of several lines: trimmed, lines kept, nothing left at their ends */
export const normaliseLines = (value: string): string =>
  value
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim();

/** @returns a phone, ZIP code or account number without spaces */
export const dropSpaces = (value: string): string => value.replaceAll(/\s+/g, '');

/** @returns a plate, VIN, policy or VAT number in capitals without spaces */
export const normaliseIdentifier = (value: string): string => dropSpaces(value).toUpperCase();

/** @returns a phone number without spaces, `+` for an international 00 */
export const normalisePhone = (value: string): string => dropSpaces(value).replace(/^00(?=[1-9]\d{9})/, '+');

/** @returns a birth number without spaces and without the slash after the sixth digit */
export const normaliseBirthNumber = (value: string): string =>
  dropSpaces(value).replace(/^(\d{6})\/(\d{3,4})$/, '$1$2');

/** @returns what somebody searches a vehicle by: capitals, no spaces, no slash in a birth number */
export const normaliseVehicleSearch = (value: string): string =>
  normaliseBirthNumber(normaliseIdentifier(value));
