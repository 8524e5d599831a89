import type { ClaimDetail } from './claim.ts';
import { missing, rule, wrong } from './findings.ts';

type VehicleAnswers = Pick<
  ClaimDetail,
  | 'registrationNo'
  | 'vin'
  | 'frameworkNo'
  | 'vehicleKind'
  | 'vehicleManufacturer'
  | 'vehicleModel'
  | 'manufactureYear'
>;

/** A vehicle has a registration plate or a VIN, a machine an engine number (section 5, "Vehicle"). */
export const vehicleIdentified = rule<VehicleAnswers>(({ registrationNo, vin, frameworkNo, vehicleKind }) => {
  if (vehicleKind === 'MACHINE') return frameworkNo ? [] : [missing('frameworkNo')];
  return registrationNo || vin ? [] : [missing('registrationNo', { key: 'plateOrVin' })];
});

/** Make, model and year are told by hand where the make has no code (section 5, "Vehicle"). */
export const vehicleDescribed = rule<VehicleAnswers>(
  ({ vehicleManufacturer, vehicleModel, manufactureYear }) => {
    if (vehicleManufacturer?.code) return [];
    return [
      ...(vehicleManufacturer?.name ? [] : [missing('vehicleManufacturer')]),
      ...(vehicleModel ? [] : [missing('vehicleModel')]),
      ...(manufactureYear === undefined ? [missing('manufactureYear')] : []),
    ];
  },
);

/** The make of a vehicle is picked from the suggestions, not typed (section 5, "Vehicle"); they know few makes of machines. */
export const manufacturerPicked = rule<VehicleAnswers>(({ vehicleManufacturer, vehicleKind }) =>
  vehicleKind !== 'MACHINE' && vehicleManufacturer?.name && !vehicleManufacturer.code
    ? [wrong('vehicleManufacturer', 'suggestion')]
    : [],
);
