import { Failure } from '#machines/calls/failures.ts';
import { vehicleCalls as calls, type DecodedVehicle } from '#machines/service/sales/vehicleCalls.ts';
import { CarBody, VehicleFuel } from '#machines/service/sales/vehicleRecord.ts';
import type { ClientParameters } from '#server/clients/clientParameters.ts';
import { lookerOf } from '#server/clients/looker.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { unlessAway } from '#server/registers/asking.ts';
import type { Systems } from '#server/registers/systems.ts';
import { createLimit } from '#server/store/counters.ts';

const atOnce = { max: 200, window: 15 * 60_000 };

/** POST /rest/client/vehicle/decode: what the register tells of a VIN. 403 for nobody of ours, TOO_MANY_NUMBERS for very many. */
export function decodeVehicle(app: App, { db, sessions, systems }: ClientParameters): void {
  const count = createLimit(db, atOnce, () => new Failure('TOO_MANY_NUMBERS'));
  app.route({
    ...routeOf(calls.decodeVehicle),
    handler: async (request) => {
      const looker = lookerOf(sessions, request);
      await count(`vehicles decoded ${looker.subject}`);
      return decodedBy(systems, request.body.vin);
    },
  });
}

const outcomes = { SCRAPPED: 'GONE', EXPORTED: 'GONE', STOLEN: 'STOLEN' } as const;

/** What the register of vehicles tells of a VIN. Where it is away, that; of a vehicle that is gone or stolen nothing else. */
export const decodedBy = (systems: Systems, vin: string): Promise<DecodedVehicle> =>
  unlessAway<DecodedVehicle>(
    async () => {
      const found = await systems.findVehicle({ vin });
      if (!found) return { outcome: 'NOT_FOUND' };
      if (found.registerState) return { outcome: outcomes[found.registerState] };
      // The register writes the make first.
      const [make = '', ...model] = found.vehicleLabel.split(' ');
      const fuel = VehicleFuel.safeParse(found.fuel).data;
      const { body, doors, seats, engineCapacity, maxWeight, firstRegistration } = found.technical ?? {};
      const known = CarBody.safeParse(body).data;
      return {
        outcome: 'FOUND',
        car: {
          manufacturer: { code: found.vehicleManufacturer, name: make },
          model: model.join(' '),
          ...(found.vehicleSort && { type: found.vehicleSort.code }),
          ...(fuel && { fuel }),
          ...(known && { body: known }),
          ...(doors !== undefined && { door: doors }),
          ...(seats !== undefined && { seatCount: seats }),
          ...(engineCapacity !== undefined && { engineCapacity }),
          ...(maxWeight !== undefined && { weight: maxWeight }),
          ...(firstRegistration !== undefined && { startDate: firstRegistration }),
        },
      };
    },
    { outcome: 'AWAY' },
  );
