import type { VehicleRecord } from '#machines/service/sales/vehicleRecord.ts';
import { getVehicle } from '#server/clients/vehicles/getVehicle.ts';
import type { Queries } from '#server/store/tables.ts';

/** The vehicle that a policy is of, and the others of the same client, which it may insure, too. */
export interface Insured {
  readonly vehicle: VehicleRecord;
  readonly others: readonly { readonly id: string; readonly record: VehicleRecord }[];
}

/** A vehicle of a client with the others that they have, as they were added. Throws 404 for one that they do not have. */
export async function insuredOf(trx: Queries, client: string, vehicle: string): Promise<Insured> {
  const { record } = await getVehicle(trx, client, vehicle);
  const others = await trx
    .selectFrom('vehicle_record')
    .select(['id', 'record'])
    .where('client_id', '=', client)
    .where('id', '<>', vehicle)
    .orderBy('saved_at')
    .orderBy('id')
    .execute();
  return { vehicle: record, others };
}
