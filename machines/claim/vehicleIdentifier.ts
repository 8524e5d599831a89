import { isBirthNumber } from './birthNumber.ts';
import { isPolicyNumber } from './policyNumber.ts';
import { isRegistrationPlate } from './registrationPlate.ts';
import { isVin } from './vin.ts';

export type VehicleIdentifierKind = 'VIN' | 'PLATE' | 'BIRTH_NUMBER' | 'POLICY_NUMBER';

/**
 * Tells what somebody searches a vehicle by; the first kind that fits wins (decisions, "Validation").
 *
 * @param value capital letters and digits without spaces
 * @param today ISO date, for birth numbers
 * @returns the kind, undefined when the text fits none
 */
export function vehicleIdentifierKind(value: string, today?: string): VehicleIdentifierKind | undefined {
  if (isVin(value)) return 'VIN';
  if (isRegistrationPlate(value) && /[A-Z]/.test(value)) return 'PLATE';
  if (/^\d{9,10}$/.test(value) && isBirthNumber(value, today)) return 'BIRTH_NUMBER';
  return isPolicyNumber(value) ? 'POLICY_NUMBER' : undefined;
}

/** @returns true when a vehicle or its policy can be searched by this text (section 5) */
export const isVehicleSearch = (value: string): boolean => vehicleIdentifierKind(value) !== undefined;
