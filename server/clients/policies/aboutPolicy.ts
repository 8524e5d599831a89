import { insuredVehicle } from '#machines/sales/policy/insuredVehicle.ts';
import { vehicleName } from '#machines/sales/vehicle/vehicleName.ts';
import type { AboutPolicy } from '#machines/service/sales/policyCalls.ts';
import type { KnownOfPolicy, PolicyRecord } from '#machines/service/sales/policyRecord.ts';
import type { VehicleRecord } from '#machines/service/sales/vehicleRecord.ts';
import type { StoredClient } from '#server/clients/listClients.ts';

/** What the rules of a policy read of the client, of the vehicle, and of what was stored before. */
export const knownOf = (
  { person, life }: StoredClient,
  vehicle: VehicleRecord,
  before?: PolicyRecord,
): KnownOfPolicy => ({
  holder: { ...(person.birthDate && { birthDate: person.birthDate }), life },
  insured: insuredVehicle(vehicle),
  ...(before && {
    before: { agreementDate: before.agreementDate, insuranceStart: before.insuranceStart },
  }),
});

/** The vehicle of a policy, as it is called. */
export const namedVehicle = ({ car = {} }: VehicleRecord): AboutPolicy['vehicle'] => ({
  name: vehicleName(car),
  ...(car.registrationNumber !== undefined && { registrationNumber: car.registrationNumber }),
});
