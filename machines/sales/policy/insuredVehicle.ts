import { InsuredVehicle } from '#machines/service/sales/policyRecord.ts';
import type { VehicleRecord } from '#machines/service/sales/vehicleRecord.ts';

/** What of the record of a vehicle decides about its policy. */
export const insuredVehicle = ({ car = {}, drivers = [] }: VehicleRecord): InsuredVehicle => {
  const [youngest] = drivers
    .flatMap(({ birthDate }) => birthDate ?? [])
    .toSorted()
    .toReversed();
  return InsuredVehicle.parse({ ...car, youngest });
};
