import { sql } from 'kysely';
import type { Queries } from '#server/store/tables.ts';
import { recordsOf, type Opened } from './getClient.ts';
import { insures } from './policies/insures.ts';
import { careOf, type Looker } from './looker.ts';

/**
 * True for the id of a vehicle or a policy of a client, filled in here or of the register: any of whom the looker cares for, else one that
 * they share.
 */
export async function seesRecord(
  db: Queries,
  looker: Looker,
  { client, right }: Opened,
  record: string,
): Promise<boolean> {
  if (right === 'FOREIGN') return false;
  const clients = sql.join(recordsOf(client));
  const isShared = right === 'OWN' ? sql`true` : sql`second_agent = ${careOf(looker)}`;
  const { rows } = await sql<{ readonly found: boolean }>`select (
    exists (select from client_policy where id = ${record} and client_id in (${clients}) and ${isShared})
    or exists (select from policy_record
      where (id = ${record} or ${insures(record)}) and client_id in (${clients}) and ${isShared})
    or (${right === 'OWN'} and exists (select from vehicle_record
      where id = ${record} and client_id in (${clients})))) as found`.execute(db);
  return rows[0]?.found === true;
}
