import { Failure } from '#machines/calls/failures.ts';
import { getClient, type Opened } from '#server/clients/getClient.ts';
import type { Looking } from '#server/clients/looks.ts';
import type { Queries } from '#server/store/tables.ts';

/**
 * A client of whose records somebody may read some: all of whom they care for, else those of the policies that they share. Throws
 * 245000017 for one that there is not or that is protected, 403 for one of another agent's and for a record that became part of another.
 */
export async function getReadClient(trx: Queries, looking: Looking, id: string): Promise<Opened> {
  const opened = await getClient(trx, looking, id);
  const { client, right } = opened;
  if (right === 'FOREIGN' || client.mergedInto !== null || client.id !== id) throw new Failure('403');
  return opened;
}
