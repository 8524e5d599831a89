import { Failure } from '#machines/calls/failures.ts';
import { today as dayOf } from '#machines/claim/clock.ts';
import type { AboutPolicy } from '#machines/service/sales/policyCalls.ts';
import { DiscountedLine, type DiscountedPolicy } from '#machines/service/sales/discountRecord.ts';
import { InsurancePeriod } from '#machines/service/sales/policyRecord.ts';
import type { Whole } from '#server/clients/getClient.ts';
import { namedVehicle } from '#server/clients/policies/aboutPolicy.ts';
import { idsOf, vehiclesOf } from '#server/clients/policies/listPolicies.ts';
import type { RegisteredPolicy, RegisteredVehicle } from '#server/store/registered.ts';
import type { Queries } from '#server/store/tables.ts';
import { lineOfType } from '#server/clients/policies/linesOf.ts';

/** A policy of a vehicle, which may have discounts. */
export interface Discounted {
  readonly policy: string;
  /** Of one that is issued. */
  readonly policyNumber?: string;
  readonly line: DiscountedLine;
  readonly vehicle: AboutPolicy['vehicle'];
  readonly of: DiscountedPolicy;
  /** The insurance before it as its holder told it; undefined where they told none. */
  readonly told?: readonly InsurancePeriod[] | undefined;
}

const types = { CAR_POV: 'POV', CAR_HAV: 'HAV', CAR_POV_HAV: 'POV_HAV' } as const;
/** The policies of a client that may have discounts: those of the register, and those that were filled in. */
export async function discountedPolicies(trx: Queries, client: Whole): Promise<readonly Discounted[]> {
  return [...(await registered(trx, client)), ...(await filledIn(trx, client.id))];
}

/** One of the policies of a client that may have discounts. Throws 404 for any other. */
export async function getDiscounted(trx: Queries, client: Whole, policy: string): Promise<Discounted> {
  const found = (await discountedPolicies(trx, client)).find((one) => one.policy === policy);
  if (!found) throw new Failure('404');
  return found;
}

async function registered(trx: Queries, client: Whole): Promise<readonly Discounted[]> {
  const policies = client.policies
    .map(({ policy }) => policy)
    .filter(({ line }) => DiscountedLine.safeParse(line).success);
  const ids = await idsOf(trx, client);
  const vehicles = await vehiclesOf(trx, policies);
  return policies.flatMap((policy) => {
    const id = ids.get(policy.policyNumber);
    return id === undefined ? [] : [ofRegister(id, policy, vehicles.get(policy.vehicleId ?? ''))];
  });
}

const ofRegister = (
  id: string,
  { policyNumber, line: written, country = 'CZ', technicalPremium, fleet = [], earlier }: RegisteredPolicy,
  vehicle: RegisteredVehicle | undefined,
): Discounted => {
  const line = DiscountedLine.parse(written);
  return {
    policy: id,
    policyNumber,
    line,
    vehicle: {
      name: vehicle?.vehicleLabel ?? '',
      ...(vehicle?.registrationNo && { registrationNumber: vehicle.registrationNo }),
    },
    of: {
      insuranceType: types[line],
      country,
      // What is changed of a policy that runs is agreed now.
      agreementDate: dayOf(),
      ...(vehicle?.vehicleSort && { vehicleType: vehicle.vehicleSort.code }),
      ...(technicalPremium !== undefined && { technicalInsurance: technicalPremium }),
      isFleet: fleet.length > 0,
    },
    told: InsurancePeriod.array().optional().parse(earlier),
  };
};

async function filledIn(trx: Queries, client: string): Promise<readonly Discounted[]> {
  const rows = await trx
    .selectFrom('policy_record')
    .innerJoin('vehicle_record', 'vehicle_record.id', 'policy_record.vehicle_id')
    .select(['policy_record.id as id', 'policy_record.record as record', 'vehicle_record.record as vehicle'])
    .where('policy_record.client_id', '=', client)
    .orderBy('policy_record.saved_at')
    .orderBy('policy_record.id')
    .execute();
  return rows.map(({ id, record, vehicle }) => {
    const { insuranceType = 'POV', agreementDate, paymentPerYear, periods = [] } = record;
    return {
      policy: id,
      line: lineOfType[insuranceType],
      vehicle: namedVehicle(vehicle),
      of: {
        insuranceType,
        country: 'CZ',
        ...(agreementDate !== undefined && { agreementDate }),
        ...(vehicle.car?.type && { vehicleType: vehicle.car.type }),
        ...(paymentPerYear !== undefined && { technicalInsurance: paymentPerYear }),
        isFleet: record.vehicles !== undefined,
      },
      ...(periods.length > 0 && { told: periods }),
    };
  });
}
