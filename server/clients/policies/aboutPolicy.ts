import { insuredVehicle } from '#machines/sales/policy/insuredVehicle.ts';
import { vehicleName } from '#machines/sales/vehicle/vehicleName.ts';
import type { AboutPolicy } from '#machines/service/sales/policyCalls.ts';
import type { KnownOfPolicy, PolicyRecord } from '#machines/service/sales/policyRecord.ts';
import type { VehicleRecord } from '#machines/service/sales/vehicleRecord.ts';
import type { StoredClient } from '#server/clients/listClients.ts';
import { unlessAway } from '#server/registers/asking.ts';
import type { Systems } from '#server/registers/systems.ts';

/**
 * What the rules of a policy read of the client, of the vehicle, and of what was stored before. Whose portfolio the client is in, the
 * register of agents says by their number; where it is away, it stays as it was stored.
 */
export const knownOf = async (
  systems: Systems,
  { person, life, caredBy }: StoredClient,
  vehicle: VehicleRecord,
  before?: PolicyRecord,
): Promise<KnownOfPolicy> => {
  const mainAgent = await unlessAway(
    async () => (caredBy === null ? undefined : (await systems.findAgent({ subject: caredBy }))?.agentNumber),
    before?.agent?.mainAgent,
  );
  return {
    holder: { ...(person.birthDate && { birthDate: person.birthDate }), life },
    insured: insuredVehicle(vehicle),
    ...(mainAgent !== undefined && { mainAgent }),
    ...(before && {
      before: { agreementDate: before.agreementDate, insuranceStart: before.insuranceStart },
    }),
  };
};

/** The vehicle of a policy, as it is called. */
export const namedVehicle = ({ car = {} }: VehicleRecord): AboutPolicy['vehicle'] => ({
  name: vehicleName(car),
  ...(car.registrationNumber !== undefined && { registrationNumber: car.registrationNumber }),
});
