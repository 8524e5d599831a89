import { sql, type RawBuilder } from 'kysely';
import { careOf } from '#server/clients/looker.ts';
import type { Looking } from '#server/clients/looks.ts';
import { insures } from '#server/clients/policies/insures.ts';
import type { Queries } from '#server/store/tables.ts';

/** The ids of the vehicles of a client's policies that were filled in here and that whoever looks shares. */
export const sharedVehicles = ({ looker }: Looking, client: string): RawBuilder<string> =>
  sql<string>`(with shared as (select vehicle_id, record from policy_record
      where client_id = ${client} and second_agent = ${careOf(looker)})
    select vehicle_id from shared
    union select (row ->> 'vehicle')::uuid
      from shared, jsonb_array_elements(coalesce(record -> 'vehicles', '[]')) row)`;

/** True where whoever looks shares a policy of a vehicle of a client. */
export async function sharesVehicle(
  trx: Queries,
  { looker }: Looking,
  client: string,
  vehicle: string,
): Promise<boolean> {
  const found = await trx
    .selectFrom('policy_record')
    .select('id')
    .where('client_id', '=', client)
    .where(insures(vehicle))
    .where('second_agent', '=', careOf(looker))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
