import { isBirthNumber } from './birthNumber.ts';
import { isPolicyNumber } from './policyNumber.ts';
import { isRegistrationPlate } from './registrationPlate.ts';
import { isVin } from './vin.ts';

export type VehicleIdentifierKind = 'VIN' | 'PLATE' | 'BIRTH_NUMBER' | 'POLICY_NUMBER';

/**
 * The kind of number that somebody searches a vehicle by, in capital letters and digits without spaces. The first kind that fits
 * wins; undefined when none does. Source: decisions, "Validation".
 */
export function vehicleIdentifierKind(value: string, today?: string): VehicleIdentifierKind | undefined {
  if (isVin(value)) return 'VIN';
  if (isRegistrationPlate(value) && /[A-Z]/.test(value)) return 'PLATE';
  if (/^\d{9,10}$/.test(value) && isBirthNumber(value, today)) return 'BIRTH_NUMBER';
  return isPolicyNumber(value) ? 'POLICY_NUMBER' : undefined;
}

/** True when a vehicle or its policy can be searched by this text. Source: specification section 5. */
export const isVehicleSearch = (value: string): boolean => vehicleIdentifierKind(value) !== undefined;
