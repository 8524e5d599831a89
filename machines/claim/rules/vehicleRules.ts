import { checkOver, wrong } from '../issues/findings.ts';

/**
 * The make of a vehicle is picked from the suggestions, not typed, except for machines, of which they know few. Source:
 * specification section 5, "Vehicle".
 */
export const manufacturerPicked = checkOver(
  ['vehicleKind', 'vehicleManufacturer'],
  wrong('vehicleManufacturer', 'suggestion'),
  ({ vehicleManufacturer: make, vehicleKind }) =>
    vehicleKind !== 'MACHINE' && Boolean(make?.name && !make.code),
);
