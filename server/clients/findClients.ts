import { birthDatesIn } from '#machines/claim/checks/birthNumber.ts';
import type { Searched } from '#machines/sales/search/searched.ts';
import type { FoundClient } from '#machines/service/clients.ts';
import type { Queries } from '#server/store/tables.ts';
import { listClients, mostCounted, type StoredClient } from './listClients.ts';
import type { Looker } from './looker.ts';
import { byIds, byName, byNumber, type NumberKind } from './matching.ts';
import { rightTo } from './rightTo.ts';
import { tellFound } from './tellFound.ts';

/** What a search found. */
export interface Found {
  readonly clients: readonly FoundClient[];
  /** There are more than are counted. */
  readonly isMore: boolean;
  /** Protected clients who have the number. */
  readonly refused: readonly string[];
}

/** Who searches, for what, and the ISO day on which. */
export interface Search {
  readonly looker: Looker;
  readonly searched: Searched;
  /** Beside a number that tells no single day. */
  readonly birthDate?: string | undefined;
  readonly today: string;
}

/** A client, and what they were found by. */
interface Hit extends Pick<FoundClient, 'hit' | 'mergedFrom' | 'succeeds'> {
  readonly client: StoredClient;
}

/** The clients that a number names, as every kind that it can be; where it names nobody, those of the name. */
export async function findClients(db: Queries, search: Search): Promise<Found> {
  const { looker, searched, today } = search;
  const hits: Hit[] = [];
  for (const kind of searched.kinds) if (kind !== 'NAME') hits.push(...(await hitsBy(db, search, kind)));
  const isByName = hits.length === 0 && searched.kinds.includes('NAME');
  if (isByName)
    for (const client of await listClients(db, looker, byName(looker, searched.name))) hits.push({ client });
  const clients: FoundClient[] = [];
  const refused: string[] = [];
  for (const { client, ...found } of await followed(db, looker, once(hits))) {
    const right = rightTo(looker, client);
    if (right) clients.push({ ...tellFound(looker, right, client, today), ...found });
    else if (!isByName) refused.push(client.id);
  }
  return { clients: clients.slice(0, mostCounted), isMore: hits.length > mostCounted, refused };
}

async function hitsBy(
  db: Queries,
  { looker, searched: { number, doubt }, birthDate }: Search,
  kind: NumberKind,
): Promise<readonly Hit[]> {
  const clients = await listClients(db, looker, byNumber(kind, number));
  const isByCard = kind === 'BIRTH_NUMBER' && doubt === 'INSURANCE_CARD';
  const those = isByCard
    ? clients.filter(({ person }) => isBornThen(person.birthDate, birthDate, number))
    : clients;
  return those.map((client) => ({ client, hit: { kind, value: number } }));
}

const isBornThen = (known: string | undefined, told: string | undefined, number: string): boolean =>
  told !== undefined && known === told && birthDatesIn(number).includes(told);

/** Each client once, by what they were found by first. */
const once = (hits: readonly Hit[]): readonly Hit[] =>
  [...new Map(hits.toReversed().map((hit) => [hit.client.id, hit])).values()].toReversed();

/** In the place of a record that became part of another that one; beside a company the one that took it over. */
async function followed(db: Queries, looker: Looker, hits: readonly Hit[]): Promise<readonly Hit[]> {
  const others = hits.flatMap(({ client }) => client.mergedInto ?? client.successor ?? []);
  if (others.length === 0) return hits;
  const found = new Map((await listClients(db, looker, byIds(others))).map((client) => [client.id, client]));
  return once(
    hits.flatMap((hit): readonly Hit[] => {
      const { client } = hit;
      const other = found.get(client.mergedInto ?? client.successor ?? '');
      if (other === undefined) return [hit];
      const name = client.person.fullName ?? client.person.companyName ?? '';
      return client.mergedInto === null
        ? [hit, { client: other, succeeds: name }]
        : [{ ...hit, client: other, mergedFrom: name }];
    }),
  );
}
