import { Failure } from '#machines/calls/failures.ts';
import { answersSchema } from '#machines/flow/answersSchema.ts';
import { storedVehicle } from '#machines/sales/vehicle/storedVehicle.ts';
import { vehicleForm } from '#machines/sales/vehicle/vehicleForm.ts';
import type { VehicleRecord } from '#machines/service/sales/vehicleRecord.ts';
import { check } from '#machines/subject/issues/issue.ts';
import { wrongRecord } from '#server/clients/records/refusals.ts';
import { inTurn } from '#server/clients/records/storeClient.ts';
import type { Systems } from '#server/registers/systems.ts';
import type { Queries } from '#server/store/tables.ts';
import { sql } from 'kysely';
import { decodedBy } from './decodeVehicle.ts';

/** A vehicle as it is stored, and whether an underwriter decides about it. */
export interface CheckedVehicle {
  readonly record: VehicleRecord;
  readonly needsApproval: boolean;
}

/**
 * Of a vehicle that was sent what the form asks, by the rules of the form and by what the register says of its VIN now; where the
 * register is away, the VIN passes. Throws 245000030 with the first field that is wrong or missing.
 */
export async function checkedVehicle(systems: Systems, sent: VehicleRecord): Promise<CheckedVehicle> {
  const checked = check(answersSchema(vehicleForm, sent), sent);
  if (!checked.ok) throw wrongRecord(checked.issues);
  const record = storedVehicle(checked.value);
  const isNoted = checked.issues.some(({ severity }) => severity === 'underwriting');
  if (record.car?.vin === undefined) return { record, needsApproval: isNoted };
  const { outcome } = await decodedBy(systems, record.car.vin);
  if (outcome === 'GONE') throw wrongRecord([{ name: 'car.vin', key: 'vehicleGone' }]);
  return { record, needsApproval: isNoted || outcome === 'STOLEN' };
}

/** Refuses a vehicle that the client has already. Throws 245000030 with status 409 and the field. */
export async function refuseTwice(
  trx: Queries,
  { car: { vin } = {} }: VehicleRecord,
  { client, vehicle }: { readonly client: string; readonly vehicle?: string },
): Promise<void> {
  if (vin === undefined) return;
  await inTurn(trx, [`${client} ${vin}`]);
  const others = await trx
    .selectFrom('vehicle_record')
    .select('id')
    .where('client_id', '=', client)
    .where(sql<boolean>`record #>> '{car,vin}' = ${vin}`)
    .execute();
  if (others.some(({ id }) => id !== vehicle))
    throw new Failure('245000030', { status: 409, params: { name: 'car.vin', key: 'vehicleTaken' } });
}
