import { today as dayOf } from '#machines/claim/clock.ts';
import { currencyOf } from '#machines/claim/currency.ts';
import { grantedIn, ladderOf } from '#machines/sales/discount/ladder.ts';
import { clientCalls as calls, type ClientPolicies, type FilledInPolicy } from '#machines/service/clients.ts';
import type { ClientParameters } from '#server/clients/clientParameters.ts';
import { getClient, recordsOf, type Whole } from '#server/clients/getClient.ts';
import { careOf, lookerOf } from '#server/clients/looker.ts';
import { lookingBy, writeLook } from '#server/clients/looks.ts';
import { seenPolicies } from '#server/clients/tellFound.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { reportsOn } from '#server/registers/ownPolicies.ts';
import { isValidOn } from '#server/registers/policyRules.ts';
import type { RegisteredPolicy, RegisteredVehicle } from '#server/store/registered.ts';
import type { Queries } from '#server/store/tables.ts';
import { transact } from '#server/store/transact.ts';
import { namedVehicle } from './aboutPolicy.ts';
import { lineOfType } from './linesOf.ts';

/** GET /rest/client/:client/policy: the policies of a client that the user may see, those in force first. Failures of `getClient`. */
export function policiesOfClient(app: App, { db, now, sessions }: ClientParameters): void {
  app.route({
    ...routeOf(calls.policiesOfClient),
    handler: async (request) => {
      const looking = lookingBy(request, lookerOf(sessions, request), now());
      return transact(db, async (trx) => {
        const { client, right } = await getClient(trx, looking, request.params.client);
        const policies = seenPolicies(looking.looker, right, client);
        await writeLook(trx, looking, { action: 'OPEN', client: client.id, fields: ['policies'] });
        const told = await registeredPolicies(trx, client, policies, dayOf());
        return {
          policies: told.toSorted((one, other) => Number(other.isInForce) - Number(one.isInForce)),
          filledIn:
            right === 'FOREIGN'
              ? []
              : await filledInPolicies(trx, client.id, right === 'OWN' ? undefined : careOf(looking.looker)),
        };
      });
    },
  });
}

type ListedPolicy = ClientPolicies['policies'][number];

/** Policies of the register as they are told of a client, each with the id of its page. Today is an ISO day. */
export async function registeredPolicies(
  trx: Queries,
  client: Pick<Whole, 'id' | 'merged'>,
  policies: readonly RegisteredPolicy[],
  today: string,
): Promise<readonly ListedPolicy[]> {
  if (policies.length === 0) return [];
  const ids = await idsOf(trx, client);
  const vehicles = await vehiclesOf(trx, policies);
  return policies.flatMap((policy) => {
    const id = ids.get(policy.policyNumber);
    return id === undefined ? [] : [{ id, ...tell(policy, vehicles.get(policy.vehicleId ?? ''), today) }];
  });
}

/** The ids by which the policies of a client are named in addresses, by their numbers. */
export async function idsOf(
  trx: Queries,
  client: Pick<Whole, 'id' | 'merged'>,
): Promise<ReadonlyMap<string, string>> {
  const rows = await trx
    .selectFrom('client_policy')
    .select(['id', 'policy_number'])
    .where('client_id', 'in', recordsOf(client))
    .execute();
  return new Map(rows.map(({ id, policy_number }) => [policy_number, id]));
}

/** The ids of the vehicles that a policy of the register insures, several of a fleet. */
export const insuredBy = ({ vehicleId, fleet = [] }: RegisteredPolicy): readonly string[] => [
  ...(vehicleId === undefined ? [] : [vehicleId]),
  ...fleet,
];

/** The vehicles of policies of the register, by their ids. */
export async function vehiclesOf(
  trx: Queries,
  policies: readonly RegisteredPolicy[],
): Promise<ReadonlyMap<string, RegisteredVehicle>> {
  const ids = policies.flatMap(insuredBy);
  if (ids.length === 0) return new Map();
  const rows = await trx.selectFrom('vehicle').select(['id', 'data']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, data }) => [id, data]));
}

const tell = (
  policy: RegisteredPolicy,
  vehicle: RegisteredVehicle | undefined,
  today: string,
): Omit<ListedPolicy, 'id'> => {
  const {
    policyNumber,
    line,
    validFrom,
    validTo,
    premiumPerYear,
    country = 'CZ',
    status,
    fleet = [],
  } = policy;
  return {
    policyNumber,
    line,
    ...(vehicle && { vehicle: vehicle.vehicleLabel }),
    ...(fleet.length > 0 && { fleet: fleet.length }),
    ...(vehicle?.registrationNo && { registrationNo: vehicle.registrationNo }),
    validFrom,
    ...(validTo && { validTo }),
    ...(premiumPerYear !== undefined && { premiumPerYear }),
    currency: currencyOf({ policyCountry: country }) ?? 'CZK',
    status,
    isInForce: isValidOn(policy, today),
    reports: reportsOn(policy, today),
  };
};

/** The policies that were filled in for a client and are not issued yet: all of them, or those that somebody shares. */
async function filledInPolicies(
  trx: Queries,
  client: string,
  sharing: string | undefined,
): Promise<FilledInPolicy[]> {
  const rows = await trx
    .selectFrom('policy_record')
    .innerJoin('vehicle_record', 'vehicle_record.id', 'policy_record.vehicle_id')
    .leftJoin('discount_record', 'discount_record.policy_id', 'policy_record.id')
    .select([
      'policy_record.id as id',
      'policy_record.record as record',
      'vehicle_record.record as vehicle',
      'policy_record.status as status',
      'discount_record.record as discount',
      'discount_record.status as discountStatus',
    ])
    .where('policy_record.client_id', '=', client)
    .$if(sharing !== undefined, (all) => all.where('policy_record.second_agent', '=', sharing ?? ''))
    .orderBy('policy_record.saved_at')
    .orderBy('policy_record.id')
    .execute();
  return rows.map(({ id, record, vehicle, status, discount, discountStatus }) => {
    const { insuranceType = 'POV', insuranceStart = '', insuranceEnd, paymentPerYear } = record;
    const { bonus = 0, malus = 0 } = discount ?? {};
    const { premium } = ladderOf({
      technical: paymentPerYear,
      bonus: { bonus, malus },
      record: grantedIn(discount ?? {}, discountStatus ?? undefined),
    });
    const { name, registrationNumber } = namedVehicle(vehicle);
    return {
      id,
      line: lineOfType[insuranceType],
      vehicle: name,
      ...(registrationNumber !== undefined && { registrationNo: registrationNumber }),
      ...(record.vehicles && { fleet: record.vehicles.length + 1 }),
      validFrom: insuranceStart,
      ...(insuranceEnd !== undefined && { validTo: insuranceEnd }),
      ...(premium !== undefined && { premiumPerYear: premium }),
      currency: 'CZK',
      status,
    };
  });
}
