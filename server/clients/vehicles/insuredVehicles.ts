import type { ClientVehicles } from '#machines/service/sales/vehicleCalls.ts';
import { isCasco, isCompulsory } from '#server/clients/policies/linesOf.ts';
import { insuredBy, vehiclesOf } from '#server/clients/policies/listPolicies.ts';
import { isValidOn } from '#server/registers/policyRules.ts';
import type { RegisteredPolicy } from '#server/store/registered.ts';
import type { Queries } from '#server/store/tables.ts';

/** The vehicles that policies of a client insure today, an ISO day, by the register, and by which kind of insurance. */
export async function insuredVehicles(
  trx: Queries,
  policies: readonly RegisteredPolicy[],
  today: string,
): Promise<ClientVehicles['registered']> {
  const inForce = policies.filter((policy) => isValidOn(policy, today));
  const vehicles = await vehiclesOf(trx, inForce);
  return [...vehicles].map(([id, { vehicleLabel, registrationNo }]) => {
    const lines = inForce.filter((policy) => insuredBy(policy).includes(id)).map(({ line }) => line);
    return {
      name: vehicleLabel,
      ...(registrationNo && { registrationNumber: registrationNo }),
      isCompulsory: lines.some(isCompulsory),
      isCasco: lines.some(isCasco),
    };
  });
}
