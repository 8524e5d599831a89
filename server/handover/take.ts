import { sql, type Selectable } from 'kysely';
import type { OutgoingEndpointTable } from '#server/store/outgoing/outgoingTables.ts';
import type { Queries, Store } from '#server/store/tables.ts';
import { transact } from '#server/store/transact.ts';
import type { OutgoingRow } from './envelopes.ts';
import { atOnce, lease, probeEvery } from './schedule.ts';

/** An event that this process hands over now. */
export interface Taken {
  readonly row: OutgoingRow;
  /** It tries whether a paused endpoint is back, which counts as no attempt. */
  readonly isProbe: boolean;
}

/** Whether the core is handed anything. */
export type Endpoint = Selectable<OutgoingEndpointTable>;

/** The state of the endpoint, locked until the transaction ends: whoever takes or settles an event does so alone. */
export const lockEndpoint = (trx: Queries): Promise<Endpoint> =>
  trx
    .insertInto('outgoing_endpoint')
    .values({ name: 'core' })
    .onConflict((one) => one.column('name').doUpdateSet({ name: 'core' }))
    .returningAll()
    .executeTakeFirstOrThrow();

/** True where somebody has stopped handing over, which nothing but somebody ends. */
export const isByHand = ({ paused_at: pausedAt, probe_at: probeAt }: Endpoint): boolean =>
  pausedAt !== null && probeAt === null;

/**
 * Takes the event that is due first, of a claim number none before its earlier ones are taken by the core; undefined where there is
 * none, where enough are under way, and where the endpoint is paused. However many processes take at once, none gets what another has.
 */
export const takeNext = ({ db, now }: Store): Promise<Taken | undefined> =>
  transact(db, async (trx) => {
    const at = now();
    const endpoint = await lockEndpoint(trx);
    if (isByHand(endpoint)) return undefined;
    const { paused_at: pausedAt, probe_at: probeAt } = endpoint;
    const isProbe = pausedAt !== null;
    if (isProbe && probeAt !== null && probeAt > at) return undefined;
    const { count } = await trx
      .selectFrom('outgoing')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('leased_until', '>', at)
      .executeTakeFirstOrThrow();
    if (count >= (isProbe ? 1 : atOnce)) return undefined;
    const { rows } = await sql<OutgoingRow>`
      update outgoing set attempts = attempts + ${isProbe ? 0 : 1}, leased_until = ${new Date(at.getTime() + lease)}
      where id = (
        select id from outgoing one
        where state in ('WAITING', 'QUEUED')
          and (due_at <= ${at} or (${isProbe} and state = 'WAITING'))
          and (leased_until is null or leased_until <= ${at})
          and not exists (
            select from outgoing earlier
            where earlier.claim_number = one.claim_number and earlier.sequence < one.sequence
              and (earlier.state in ('WAITING', 'DEAD') or earlier.leased_until > ${at}))
        order by due_at, number
        limit 1)
      returning *`.execute(trx);
    const [row] = rows;
    if (row === undefined) return undefined;
    if (isProbe)
      await trx
        .updateTable('outgoing_endpoint')
        .set({ probe_at: new Date(at.getTime() + probeEvery) })
        .execute();
    return { row, isProbe };
  });
