import { Failure } from '#machines/calls/failures.ts';
import { getClient, type Whole } from '#server/clients/getClient.ts';
import type { Looking } from '#server/clients/looks.ts';
import type { Queries } from '#server/store/tables.ts';

/**
 * A client whose record somebody may change: one they care for, and no record that became part of another. Throws 245000017 for one that
 * there is not or that is protected, 403 for any other.
 */
export async function getOwnClient(trx: Queries, looking: Looking, id: string): Promise<Whole> {
  const { client, right } = await getClient(trx, looking, id);
  if (right !== 'OWN' || client.mergedInto !== null || client.id !== id) throw new Failure('403');
  return client;
}
