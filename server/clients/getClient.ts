import { Failure } from '#machines/calls/failures.ts';
import type { ClientRight, Reason } from '#machines/service/clients.ts';
import type { Queries } from '#server/store/tables.ts';
import { listClients, type StoredClient } from './listClients.ts';
import type { Looker } from './looker.ts';
import type { Looking } from './looks.ts';
import { byIds, mergedInto } from './matching.ts';
import { rightTo } from './rightTo.ts';

/** For how long a reason opens a client of another agent's, in milliseconds. */
const lasting = 60 * 60_000;

/** A client and the right to them, whatever it lets see. Throws 245000017 for one that there is not or that is protected. */
export async function seenClient(trx: Queries, looker: Looker, id: string): Promise<Opened> {
  const client = await findClient(trx, looker, id);
  const right = client && rightTo(looker, client);
  if (!client || !right) throw new Failure('245000017');
  return { client, right };
}

/** A client with the policies of every record that became part of theirs; in the place of such a record the one that is left. */
async function findClient(trx: Queries, looker: Looker, id: string): Promise<Whole | undefined> {
  const [named] = await listClients(trx, looker, byIds([id]));
  const [client] = named?.mergedInto ? await listClients(trx, looker, byIds([named.mergedInto])) : [named];
  if (!client) return undefined;
  const merged = await listClients(trx, looker, mergedInto(client.id));
  const all = [client, ...merged];
  return {
    ...client,
    policies: all.flatMap(({ policies }) => policies),
    isShared: all.some(({ isShared }) => isShared),
    merged,
  };
}

/** A client with those who became part of them. */
export interface Whole extends StoredClient {
  readonly merged: readonly StoredClient[];
}

/** The ids of a client's record and of those that became part of it. */
export const recordsOf = ({ id, merged }: Pick<Whole, 'id' | 'merged'>): string[] => [
  id,
  ...merged.map((one) => one.id),
];

/** A client, and what the looker may do with them. */
export interface Opened {
  readonly client: Whole;
  readonly right: ClientRight;
}

/**
 * A client whom somebody may look at: one of another agent's by a reason, now or within the last hour. Throws 245000017 for one that
 * there is not or that is protected, 403 where the reason is missing.
 */
export async function getClient(
  trx: Queries,
  { looker, at }: Looking,
  id: string,
  need?: Reason,
): Promise<Opened> {
  const { client, right } = await seenClient(trx, looker, id);
  if (right !== 'FOREIGN' || need !== undefined) return { client, right };
  const given = await trx
    .selectFrom('look')
    .select('id')
    .where('client_id', '=', client.id)
    .where('actor', '=', looker.subject)
    .where('action', '=', 'OPEN')
    .where('reason', 'is not', null)
    .where('at', '>', new Date(at.getTime() - lasting))
    .limit(1)
    .executeTakeFirst();
  if (!given) throw new Failure('403');
  return { client, right };
}
