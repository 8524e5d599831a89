import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { ClientLife } from '#machines/service/clients.ts';
import type { RegisteredPerson, RegisteredPolicy } from '#server/store/registered.ts';
import type { SavedBy } from '#server/store/clients/clientTables.ts';
import type { Queries, Tables } from '#server/store/tables.ts';
import { careOf, type Looker } from './looker.ts';
import type { Cared } from './rightTo.ts';

/** A policy of a client, and who cares for it besides. */
export interface OwnedPolicy {
  readonly secondAgent: string | null;
  readonly policy: RegisteredPolicy;
}

/** A client of the database. */
export interface StoredClient extends Cared {
  readonly id: string;
  readonly version: number;
  readonly person: RegisteredPerson;
  readonly life: ClientLife;
  /** ISO day. */
  readonly since: string | null;
  readonly mergedInto: string | null;
  readonly successor: string | null;
  /** Who saved the record last, and when. */
  readonly savedBy: SavedBy | null;
  readonly savedAt: Date | null;
  readonly policies: readonly OwnedPolicy[];
}

/** A condition on clients and their persons. */
export type Matches = (eb: ExpressionBuilder<Tables, 'client' | 'person'>) => Expression<SqlBool>;

/** More than these are not counted: who sees so many names something else. */
export const mostCounted = 200;

/** The clients that fulfil a condition, with their policies; one more than are counted at most. */
export async function listClients(
  db: Queries,
  looker: Looker,
  matches: Matches,
): Promise<readonly StoredClient[]> {
  const rows = await db
    .selectFrom('client')
    .innerJoin('person', 'person.id', 'client.person_id')
    .select([
      'client.id as id',
      'version',
      'cared_by as caredBy',
      'protection',
      'named',
      'life',
      sql<string | null>`life_since::text`.as('since'),
      'merged_into as mergedInto',
      'successor',
      'person.data as person',
      'saved_by as savedBy',
      'saved_at as savedAt',
    ])
    .where(matches)
    .orderBy('names')
    .orderBy('client.id')
    .limit(mostCounted + 1)
    .execute();
  const owned = await policiesOf(
    db,
    rows.map(({ id }) => id),
  );
  const sharing = await sharedHere(
    db,
    looker,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const policies = owned.get(row.id) ?? [];
    const isShared =
      sharing.has(row.id) || policies.some(({ secondAgent }) => secondAgent === careOf(looker));
    return { ...row, policies, isShared };
  });
}

/** Those of some clients of whom the looker shares a policy that was filled in here. */
async function sharedHere(
  db: Queries,
  looker: Looker,
  clients: readonly string[],
): Promise<ReadonlySet<string>> {
  if (clients.length === 0) return new Set();
  const rows = await db
    .selectFrom('policy_record')
    .select('client_id as id')
    .distinct()
    .where('second_agent', '=', careOf(looker))
    .where('client_id', 'in', [...clients])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The policies of some clients, by the clients. */
async function policiesOf(
  db: Queries,
  clients: readonly string[],
): Promise<ReadonlyMap<string, readonly OwnedPolicy[]>> {
  if (clients.length === 0) return new Map();
  const rows = await db
    .selectFrom('client_policy')
    .innerJoin('policy', 'policy.policy_number', 'client_policy.policy_number')
    .select(['client_id as id', 'second_agent as secondAgent', 'policy.data as policy'])
    .where('client_id', 'in', [...clients])
    .orderBy('policy.policy_number')
    .execute();
  return Map.groupBy(rows, ({ id }) => id);
}
