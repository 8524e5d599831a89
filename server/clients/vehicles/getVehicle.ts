import { Failure } from '#machines/calls/failures.ts';
import type { Queries } from '#server/store/tables.ts';

/** A vehicle of a client as it is stored. Throws 404 for one that they do not have. */
export async function getVehicle(trx: Queries, client: string, vehicle: string) {
  const row = await trx
    .selectFrom('vehicle_record')
    .select([
      'version',
      'record',
      'needs_approval as needsApproval',
      'saved_by as savedBy',
      'saved_at as savedAt',
    ])
    .where('id', '=', vehicle)
    .where('client_id', '=', client)
    .executeTakeFirst();
  if (!row) throw new Failure('404');
  return row;
}
