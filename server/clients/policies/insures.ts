import { sql, type RawBuilder } from 'kysely';

/** True of a row of `policy_record` that insures a vehicle, as the one that it is of or as one of a fleet. */
export const insures = (vehicle: string): RawBuilder<boolean> =>
  sql<boolean>`(vehicle_id = ${vehicle} or record -> 'vehicles' @> ${JSON.stringify([{ vehicle }])}::jsonb)`;
