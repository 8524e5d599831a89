import { dayBefore } from '#machines/claim/checks/date.ts';
import { today } from '#machines/claim/clock.ts';
import { insuredVehicle } from '#machines/sales/policy/insuredVehicle.ts';
import { vehicleName } from '#machines/sales/vehicle/vehicleName.ts';
import type { AboutPolicy } from '#machines/service/sales/policyCalls.ts';
import {
  policyLimits,
  type CompulsoryCover,
  type InsurableVehicle,
  type KnownOfPolicy,
  type PolicyRecord,
} from '#machines/service/sales/policyRecord.ts';
import type { VehicleRecord } from '#machines/service/sales/vehicleRecord.ts';
import type { StoredClient } from '#server/clients/listClients.ts';
import { unlessAway } from '#server/registers/asking.ts';
import type { Systems } from '#server/registers/systems.ts';
import type { Insured } from './insuredOf.ts';
import { isCompulsory } from './linesOf.ts';

interface About {
  readonly insured: Insured;
  /** The policy as it is stored, and as it is to be. */
  readonly before?: PolicyRecord;
  readonly sent?: PolicyRecord;
}

/**
 * What the rules of a policy read of the client, of the vehicles, and of what was stored before. Whose portfolio the client is in, the
 * register of agents says by their number; where it is away, it stays as it was stored.
 */
export const knownOf = async (
  systems: Systems,
  { id, person, life, caredBy, policies }: StoredClient,
  { insured: { vehicle, others }, before, sent = before }: About,
): Promise<KnownOfPolicy> => {
  const policyNumbers = policies.map(({ policy }) => policy.policyNumber);
  const further = new Set(sent?.vehicles?.map((row) => row.vehicle));
  const [mainAgent, compulsory, insurable] = await Promise.all([
    unlessAway(
      async () =>
        caredBy === null ? undefined : (await systems.findAgent({ subject: caredBy }))?.agentNumber,
      before?.agent?.mainAgent,
    ),
    coverOf(systems, vehicle, policyNumbers),
    // The registers are asked of those alone that it insures.
    inBatches(others, ({ id, record }) =>
      insurableOf(systems, { id, record, own: policyNumbers, isInsured: further.has(id) }),
    ),
  ]);
  return {
    holder: { client: id, ...(person.birthDate && { birthDate: person.birthDate }), life },
    insured: insuredVehicle(vehicle),
    ...(mainAgent !== undefined && { mainAgent }),
    insurable,
    compulsory,
    policyNumbers,
    ...(before && {
      before: { agreementDate: before.agreementDate, insuranceStart: before.insuranceStart },
    }),
  };
};

const atOnce = 8;

/** Asks about each of a list, a few at once: a fleet has hundreds. */
async function inBatches<T, R>(list: readonly T[], ask: (one: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  for (let from = 0; from < list.length; from += atOnce)
    answers.push(...(await Promise.all(list.slice(from, from + atOnce).map(ask))));
  return answers;
}

interface Other {
  readonly id: string;
  readonly record: VehicleRecord;
  /** The numbers of the policies that the client has. */
  readonly own: readonly string[];
  readonly isInsured: boolean;
}

const insurableOf = async (
  systems: Systems,
  { id, record, own, isInsured }: Other,
): Promise<InsurableVehicle> => ({
  vehicle: id,
  ...namedVehicle(record),
  insured: insuredVehicle(record),
  ...(isInsured && { compulsory: await coverOf(systems, record, own) }),
});

/** The compulsory insurance of a vehicle by the register, as far as a policy may start while it holds; of it only the days. */
const coverOf = (
  systems: Systems,
  { car }: VehicleRecord,
  own: readonly string[],
): Promise<CompulsoryCover> =>
  unlessAway<CompulsoryCover>(
    async () => {
      const found = car?.vin === undefined ? undefined : await systems.findVehicle({ vin: car.vin });
      const policies = found ? await systems.listPoliciesOfVehicle(found.id) : [];
      const since = dayBefore(today(), policyLimits.agreedBefore);
      return {
        isAway: false,
        periods: policies
          .filter(({ line, status, validTo }) => isCompulsory(line) && holds(status, validTo, since))
          .map(({ validFrom, validTo, policyNumber }) => ({
            from: validFrom,
            ...(validTo !== null && { to: validTo }),
            ...(own.includes(policyNumber) && { policyNumber }),
          })),
      };
    },
    { isAway: true, periods: [] },
  );

/** What was cancelled or not approved never began; what has ended holds until its last day. */
const holds = (status: string, validTo: string | null, since: string): boolean => {
  if (status === 'ACTIVE') return validTo === null || validTo >= since;
  return ['TERMINATED', 'ENDED'].includes(status) && validTo !== null && validTo >= since;
};

/** The vehicle of a policy, as it is called. */
export const namedVehicle = ({ car = {} }: VehicleRecord): AboutPolicy['vehicle'] => ({
  name: vehicleName(car),
  ...(car.registrationNumber !== undefined && { registrationNumber: car.registrationNumber }),
});
