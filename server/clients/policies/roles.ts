import type { PolicyRecord } from '#machines/service/sales/policyRecord.ts';
import { listClients, type StoredClient } from '#server/clients/listClients.ts';
import type { Looker } from '#server/clients/looker.ts';
import { byIds } from '#server/clients/matching.ts';
import { wrongRecord } from '#server/clients/records/refusals.ts';
import { rightTo } from '#server/clients/rightTo.ts';
import { headOf } from '#server/clients/tellFound.ts';
import type { Queries } from '#server/store/tables.ts';

type Roles = PolicyRecord['roles'];

const clientsIn = (roles: Roles = []): readonly string[] => [
  ...new Set(roles.flatMap(({ client }) => client ?? [])),
];

/** The clients with some ids, by these; those who became part of another one in the place of whom they are part of by now. */
export async function namedClients(
  db: Queries,
  looker: Looker,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredClient>> {
  if (ids.length === 0) return new Map();
  const found = await listClients(db, looker, byIds(ids));
  const into = found.flatMap(({ mergedInto }) => mergedInto ?? []);
  const left = into.length === 0 ? [] : await listClients(db, looker, byIds(into));
  const byId = new Map([...found, ...left].map((client) => [client.id, client]));
  return new Map(
    found.map((client) => [client.id, byId.get(client.mergedInto ?? client.id) ?? client] as const),
  );
}

/** What those who have a role in a policy are called, as much as whoever looks may know; of a protected one nothing. */
export async function namedIn(
  db: Queries,
  looker: Looker,
  roles: Roles,
): Promise<{ readonly client: string; readonly name: string }[]> {
  const clients = await namedClients(db, looker, clientsIn(roles));
  return [...clients].flatMap(([client, one]) => {
    const right = rightTo(looker, one);
    return right ? [{ client, name: headOf(right, one).name }] : [];
  });
}

/**
 * The roles that were sent, as they are stored: of who became part of another client that one has them. Throws 245000030 with the row of
 * a client whom there is not, or who is protected from whoever sends it and had no role before.
 */
export async function checkedRoles(db: Queries, looker: Looker, roles: Roles, before: Roles): Promise<Roles> {
  if (!roles) return before;
  const known = new Set(clientsIn(before));
  const clients = await namedClients(db, looker, clientsIn(roles));
  return roles.map((role, row) => {
    if (role.client === undefined) return role;
    const client = clients.get(role.client);
    if (!client || (!rightTo(looker, client) && !known.has(role.client)))
      throw wrongRecord([{ name: `roles[${row}].client`, key: 'clientUnknown' }]);
    return { ...role, client: client.id };
  });
}
