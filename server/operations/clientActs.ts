import { sql } from 'kysely';
import type { ClientAct } from '#machines/service/sales/clientActs.ts';
import type { RegisteredAgent } from '#server/store/clients/salesRegisters.ts';
import type { Queries } from '#server/store/tables.ts';

/** How many clients an act would change now. */
export async function countClients(trx: Queries, act: ClientAct): Promise<number> {
  if (act.act === 'MERGE') return Number(await areMergeable(trx, act));
  if (act.act === 'PROTECT') return (await protectable(trx, act.client).execute()).length;
  if (act.act === 'LIFT') return (await liftable(trx, act).execute()).length;
  return (await handedOver(trx, act).execute()).length;
}

/** Does what an operator wants with clients, and gives how many it has changed. */
export async function performOnClients(trx: Queries, act: ClientAct): Promise<number> {
  if (act.act === 'MERGE') return merge(trx, act);
  if (act.act === 'PROTECT') return protect(trx, act);
  if (act.act === 'LIFT') return lift(trx, act);
  return takeOver(trx, act);
}

type Merge = Extract<ClientAct, { act: 'MERGE' }>;

/**
 * Locks two records. True where they may become one: neither is part of another, both are persons or both companies, and as few may see one
 * as the other.
 */
async function areMergeable(trx: Queries, { client, into }: Merge): Promise<boolean> {
  const rows = await trx
    .selectFrom('client')
    .innerJoin('person', 'person.id', 'client.person_id')
    .select(['client.id', 'client.merged_into', 'client.protection', 'person.data'])
    .where('client.id', 'in', [client, into])
    .orderBy('client.id')
    .forUpdate('client')
    .execute();
  const [one, other] = rows;
  return (
    one !== undefined &&
    other !== undefined &&
    rows.every((row) => row.merged_into === null) &&
    one.protection === other.protection &&
    (one.data.personType === 'PO') === (other.data.personType === 'PO')
  );
}

/** What was recorded of either is of the one that is left; whoever asks for the other is led to it. */
async function merge(trx: Queries, act: Merge): Promise<number> {
  if (!(await areMergeable(trx, act))) return 0;
  const { client, into } = act;
  await trx
    .updateTable('client')
    .set({ merged_into: into })
    .where((row) => row.or([row('id', '=', client), row('merged_into', '=', client)]))
    .execute();
  for (const table of ['vehicle_record', 'policy_record', 'discount_record'] as const)
    await trx.updateTable(table).set({ client_id: into }).where('client_id', '=', client).execute();
  return 1;
}

const protectable = (trx: Queries, client: string) =>
  trx
    .selectFrom('client')
    .select(['id', 'cared_by'])
    .where('id', '=', client)
    .where('protection', 'is', null)
    .where('merged_into', 'is', null);

/** Whoever cares for them sees them still, and nobody else. */
async function protect(trx: Queries, act: Extract<ClientAct, { act: 'PROTECT' }>): Promise<number> {
  const [found] = await protectable(trx, act.client).forUpdate().execute();
  if (!found) return 0;
  const named = JSON.stringify(found.cared_by === null ? [] : [found.cared_by]);
  await trx
    .updateTable('client')
    .set({ protection: act.protection, named })
    .where('id', '=', found.id)
    .execute();
  return 1;
}

type Lift = Extract<ClientAct, { act: 'LIFT' }>;

const liftable = (trx: Queries, { client }: Lift) =>
  trx
    .selectFrom('client')
    .select('id')
    .where('id', '=', sql<string>`${client ?? null}`)
    .where('protection', 'is not', null)
    .where('merged_into', 'is', null);

/** Whoever may see any client sees them again. */
async function lift(trx: Queries, act: Lift): Promise<number> {
  const [found] = await liftable(trx, act).forUpdate().execute();
  if (!found) return 0;
  await trx
    .updateTable('client')
    .set({ protection: null, named: JSON.stringify([]) })
    .where('id', '=', found.id)
    .execute();
  return 1;
}

/** An act that names by id whom it is about: of a number whose one protected client has it, and the number is kept nowhere. */
export async function byId(trx: Queries, act: ClientAct): Promise<ClientAct> {
  if (act.act !== 'LIFT' || act.number === undefined) return act;
  const { rows } = await sql<{ readonly id: string }>`select distinct client.id from client
    join client_number on client_number.client_id = client.id
    where client_number.value = ${act.number.replaceAll(/[\s/]/g, '')} and client.protection is not null
      and client.merged_into is null`.execute(trx);
  const [found, ...others] = rows;
  return { act: 'LIFT', client: found && others.length === 0 ? found.id : undefined };
}

type TakeOver = Extract<ClientAct, { act: 'TAKE_OVER' | 'TAKE_OVER_ALL' }>;

/** The clients that another agent would care for from now on. */
const handedOver = (trx: Queries, act: TakeOver) =>
  trx
    .selectFrom('client')
    .select(['id', 'cared_by', 'named'])
    .where('merged_into', 'is', null)
    .where('cared_by', 'is distinct from', act.agent)
    .where((row) =>
      act.act === 'TAKE_OVER' ? row('id', '=', act.client) : row('cared_by', '=', act.fromAgent),
    )
    .orderBy('id');

/** Who saw a protected client as whoever cared for them sees them no more, and the other one does. */
async function takeOver(trx: Queries, act: TakeOver): Promise<number> {
  const clients = await handedOver(trx, act).forUpdate().execute();
  for (const { id, cared_by: before, named } of clients) {
    const others = named.map((one) => (one === before ? act.agent : one));
    await trx
      .updateTable('client')
      .set({ cared_by: act.agent, named: JSON.stringify(others) })
      .where('id', '=', id)
      .execute();
  }
  return clients.length;
}

/** The register of agents. */
export interface Agents {
  readonly findAgent: (key: { readonly subject: string }) => Promise<RegisteredAgent | undefined>;
}

/** Whether the agent whom an act names is in the register and may work. It is asked before anything is begun. */
export async function isAgentThere(agents: Agents, act: ClientAct): Promise<boolean> {
  if (!('agent' in act)) return true;
  const agent = await agents.findAgent({ subject: act.agent });
  return agent !== undefined && agent.isSuspended !== true;
}
