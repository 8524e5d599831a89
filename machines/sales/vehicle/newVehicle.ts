import type { PersonType } from '#machines/claim/enums.ts';
import type { VehicleRecord } from '#machines/service/sales/vehicleRecord.ts';

/**
 * What a new vehicle of a client begins with: insured by what every vehicle on a road must have; that of a company is used for its
 * business.
 */
export const newVehicle = (type: PersonType | undefined): VehicleRecord => ({
  car: { compulsoryInsurance: true, ...(type === 'PO' && { usage: 'BUSINESS' as const }) },
});
