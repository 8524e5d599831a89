import { today as dayOf } from '#machines/claim/clock.ts';
import { Failure } from '#machines/calls/failures.ts';
import { rolesOf } from '#machines/sales/policy/storedPolicy.ts';
import { policyCalls as calls, type NamedVehicle } from '#machines/service/sales/policyCalls.ts';
import type { ClientParameters } from '#server/clients/clientParameters.ts';
import { careOf, lookerOf } from '#server/clients/looker.ts';
import { lookingBy, writeLook } from '#server/clients/looks.ts';
import { getReadClient } from '#server/clients/records/getReadClient.ts';
import { lastSaved } from '#server/clients/records/lastSaved.ts';
import type { CompulsoryCover, KnownOfPolicy } from '#machines/service/sales/policyRecord.ts';
import { seenPolicies } from '#server/clients/tellFound.ts';
import { routeOf, type App } from '#server/http/route.ts';
import type { RegisteredPolicy } from '#server/store/registered.ts';
import type { Queries } from '#server/store/tables.ts';
import { transact } from '#server/store/transact.ts';
import { knownOf, namedVehicle } from './aboutPolicy.ts';
import { arrangerOf } from './agents.ts';
import { insuredOf } from './insuredOf.ts';
import { registeredPolicies, vehiclesOf } from './listPolicies.ts';
import { lossesOf } from './losses.ts';
import { namedIn } from './roles.ts';

/**
 * GET /rest/client/:client/policy/:policy: a policy, one that was filled in as its record, one of the register as it is told there. 404
 * for one that the client does not have, or that the user does not share with who cares for them; failures of `getReadClient`.
 */
export function recordOfPolicy(app: App, { db, now, sessions, systems }: ClientParameters): void {
  app.route({
    ...routeOf(calls.recordOfPolicy),
    handler: async (request) => {
      const looking = lookingBy(request, lookerOf(sessions, request), now());
      const { policy: id } = request.params;
      const { client, registered, fleet, stored, insured, isOwn } = await transact(db, async (trx) => {
        const { client: own, right } = await getReadClient(trx, looking, request.params.client);
        await writeLook(trx, looking, { action: 'OPEN', client: own.id, fields: ['policy'] });
        const found = await findPolicy(trx, own.id, id);
        const isSeen = right === 'OWN' || found?.secondAgent === careOf(looking.looker);
        const row = isSeen ? found : undefined;
        if (row) {
          const all = await insuredOf(trx, own.id, row.vehicleId);
          return { client: own, isOwn: right === 'OWN', stored: row, insured: all };
        }
        const seen = seenPolicies(looking.looker, right, own);
        const policies = await registeredPolicies(trx, own, seen, dayOf());
        const shown = policies.find((one) => one.id === id);
        const vehicles = shown?.fleet
          ? await fleetOf(
              trx,
              seen.filter(({ policyNumber }) => policyNumber === shown.policyNumber),
            )
          : undefined;
        return { client: own, isOwn: right === 'OWN', registered: shown, fleet: vehicles };
      });
      if (registered) return { registered, isOwn, ...(fleet && { vehicles: fleet }) };
      if (!stored) throw new Failure('404');
      const { record, version, status, savedBy, savedAt } = stored;
      const { credits } = await arrangerOf({ db, systems }, looking.looker);
      const { losses } = await lossesOf(systems, client.person, record.periods);
      const known = await knownOf(systems, client, { insured, before: record });
      const roles = rolesOf(record, known);
      return {
        isOwn,
        filledIn: {
          known: { ...(isOwn ? known : ofShared(known)), named: await namedIn(db, looking.looker, roles) },
          vehicle: namedVehicle(insured.vehicle),
          losses,
          credits,
          version,
          record: { ...record, roles },
          status,
          ...lastSaved(savedBy, savedAt),
        },
      };
    },
  });
}

/** The vehicles of policies of the register, in the order of their plates. */
async function fleetOf(trx: Queries, policies: readonly RegisteredPolicy[]): Promise<NamedVehicle[]> {
  return [...(await vehiclesOf(trx, policies)).values()]
    .map(({ vehicleLabel, registrationNo }) => ({
      name: vehicleLabel,
      ...(registrationNo && { registrationNumber: registrationNo }),
    }))
    .toSorted(({ registrationNumber: one = '' }, { registrationNumber: other = '' }) =>
      one < other ? -1 : 1,
    );
}

/** What of a policy is told to who only shares it: nothing of other policies and vehicles of its holder, nor when they were born. */
const ofShared = ({
  holder,
  compulsory,
  insurable,
  policyNumbers: _numbers,
  ...known
}: KnownOfPolicy): KnownOfPolicy => ({
  ...known,
  holder: { client: holder.client, life: holder.life },
  ...(compulsory && { compulsory: ofOther(compulsory) }),
  ...(insurable && {
    insurable: insurable.flatMap(({ compulsory: cover, ...vehicle }) =>
      // Those that the policy insures, and no other of its holder.
      cover ? [{ ...vehicle, compulsory: ofOther(cover) }] : [],
    ),
  }),
});

const ofOther = ({ periods, ...cover }: CompulsoryCover): CompulsoryCover => ({
  ...cover,
  periods: periods.map(({ from, to }) => ({ from, to })),
});

/** A policy that was filled in for a client, as it is stored; undefined for one that they do not have. */
const findPolicy = (trx: Queries, client: string, policy: string) =>
  trx
    .selectFrom('policy_record')
    .select([
      'version',
      'record',
      'status',
      'vehicle_id as vehicleId',
      'second_agent as secondAgent',
      'saved_by as savedBy',
      'saved_at as savedAt',
    ])
    .where('id', '=', policy)
    .where('client_id', '=', client)
    .executeTakeFirst();

/** A policy that was filled in for a client. Throws 404 for one that they do not have. */
export async function getPolicy(trx: Queries, client: string, policy: string) {
  const row = await findPolicy(trx, client, policy);
  if (!row) throw new Failure('404');
  return row;
}
