import { today } from '#machines/claim/clock.ts';
import { Failure } from '#machines/calls/failures.ts';
import { vehicleName } from '#machines/sales/vehicle/vehicleName.ts';
import { vehicleCalls as calls } from '#machines/service/sales/vehicleCalls.ts';
import type { ClientParameters } from '#server/clients/clientParameters.ts';
import { lookerOf } from '#server/clients/looker.ts';
import { lookingBy, writeLook } from '#server/clients/looks.ts';
import { getReadClient } from '#server/clients/records/getReadClient.ts';
import { lastSaved } from '#server/clients/records/lastSaved.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { seenPolicies } from '#server/clients/tellFound.ts';
import { transact } from '#server/store/transact.ts';
import { getVehicle } from './getVehicle.ts';
import { insuredVehicles } from './insuredVehicles.ts';
import { sharedVehicles, sharesVehicle } from './sharedVehicles.ts';

/** GET /rest/client/:client/vehicle: the vehicles of a client, filled in here or insured by policies in force: all of whom the user cares for, else those of the policies that they share. Failures of `getReadClient`. */
export function vehiclesOfClient(app: App, { db, now, sessions }: ClientParameters): void {
  app.route({
    ...routeOf(calls.vehiclesOfClient),
    handler: async (request) => {
      const looking = lookingBy(request, lookerOf(sessions, request), now());
      return transact(db, async (trx) => {
        const { client, right } = await getReadClient(trx, looking, request.params.client);
        await writeLook(trx, looking, { action: 'OPEN', client: client.id, fields: ['vehicles'] });
        const rows = await trx
          .selectFrom('vehicle_record')
          .select(['id', 'record', 'needs_approval'])
          .where('client_id', '=', client.id)
          .$if(right !== 'OWN', (all) => all.where('id', 'in', sharedVehicles(looking, client.id)))
          .orderBy('saved_at')
          .orderBy('id')
          .execute();
        const plates = new Set(rows.map(({ record: { car = {} } }) => car.registrationNumber));
        const policies = seenPolicies(looking.looker, right, client);
        const registered = await insuredVehicles(trx, policies, today());
        return {
          registered: registered.filter(
            ({ registrationNumber }) => registrationNumber === undefined || !plates.has(registrationNumber),
          ),
          vehicles: rows.map(({ id, record: { car = {} }, needs_approval }) => ({
            vehicle: id,
            name: vehicleName(car),
            ...(car.registrationNumber !== undefined && { registrationNumber: car.registrationNumber }),
            isCompulsory: car.compulsoryInsurance === true,
            isCasco: car.crashInsurance === true,
            needsApproval: needs_approval,
          })),
        };
      });
    },
  });
}

/** GET /rest/client/:client/vehicle/:vehicle: the record of a vehicle. 404 for one that the client does not have, or of whose policies the user shares none; failures of `getReadClient`. */
export function recordOfVehicle(app: App, { db, now, sessions }: ClientParameters): void {
  app.route({
    ...routeOf(calls.recordOfVehicle),
    handler: async (request) => {
      const looking = lookingBy(request, lookerOf(sessions, request), now());
      return transact(db, async (trx) => {
        const { client, right } = await getReadClient(trx, looking, request.params.client);
        const isOwn = right === 'OWN';
        if (!isOwn && !(await sharesVehicle(trx, looking, client.id, request.params.vehicle)))
          throw new Failure('404');
        const { version, record, needsApproval, savedBy, savedAt } = await getVehicle(
          trx,
          client.id,
          request.params.vehicle,
        );
        await writeLook(trx, looking, { action: 'OPEN', client: client.id, fields: ['vehicle'] });
        return {
          version,
          record,
          needsApproval,
          ...(!isOwn && { isShared: true as const }),
          ...lastSaved(savedBy, savedAt),
        };
      });
    },
  });
}
