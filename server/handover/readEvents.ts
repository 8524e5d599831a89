import { sql } from 'kysely';
import type { EventType } from '#server/outgoing/events.ts';
import type { Queries, Store } from '#server/store/tables.ts';
import { transact } from '#server/store/transact.ts';
import type { CoreAnswer } from './answer.ts';
import type { OutgoingRow } from './envelopes.ts';
import { lockReportOf, noteAnswer } from './noteAnswer.ts';
import { lockEndpoint } from './take.ts';

/** Bytes of events after which an answer ends. */
const enough = 8 * 1024 * 1024;

/** Events after a place, and where to go on. */
export interface ReadEvents {
  readonly rows: readonly OutgoingRow[];
  readonly next: number;
  readonly more: boolean;
}

/** Events after a place, in the order in which they left, so many at most. Whatever is noted later stands behind them. */
export async function readEvents(
  { db }: Store,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<ReadEvents> {
  await transact(db, async (trx) => {
    // One at a time: who is given a place is seen by nobody before those with earlier ones are.
    await lockEndpoint(trx);
    await givePlaces(trx);
  });
  const { rows } = await sql<OutgoingRow>`
    select * from (
      select *, sum(octet_length(data::text)) over (order by position) - octet_length(data::text) as before
      from outgoing where position > ${after} order by position limit ${limit}) one
    where before < ${enough} order by position`.execute(db);
  const next = rows.at(-1)?.position ?? after;
  const left = await db.selectFrom('outgoing').select('id').where('position', '>', next).limit(1).execute();
  return { rows, next, more: left.length > 0 };
}

// Of a claim number the order of noting is that of the sequence: whoever notes one holds the number until it is committed.
const givePlaces = (trx: Queries) =>
  sql`update outgoing set position = placed.position from (
      select id, nextval('outgoing_position') as position from (
        select id from outgoing where position is null order by number) waiting) placed
    where placed.id = outgoing.id`.execute(trx);

/** Which events leave once more. */
export type Replayed = { readonly types?: readonly EventType[] | undefined } & (
  | { readonly claimNumber: string }
  | { readonly from: string; readonly to: string }
);

/** Lets events leave once more: they stand behind all that were read, and are handed over again where they are pushed. Gives how many. */
export async function replay({ db, now }: Store, wanted: Replayed, isPushed: boolean): Promise<number> {
  const at = now();
  const { types } = wanted;
  const { numUpdatedRows } = await db
    .updateTable('outgoing')
    .set({
      position: null,
      ...(isPushed && { state: 'WAITING' as const, is_replay: true, attempts: 0, since: at, due_at: at }),
    })
    .where('state', '<>', 'DEAD')
    .where((one) => one.or([one('leased_until', 'is', null), one('leased_until', '<=', at)]))
    .$if(types !== undefined, (some) => some.where('type', 'in', types ?? []))
    .where((one) =>
      'claimNumber' in wanted
        ? one('claim_number', '=', wanted.claimNumber)
        : one.between('occurred_at', new Date(wanted.from), new Date(wanted.to)),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Notes what the core has decided about an event that it read; false where there is no such event. One that it took stays taken. */
export const answerEvent = ({ db, now }: Store, id: string, answer: CoreAnswer): Promise<boolean> =>
  transact(db, async (trx) => {
    const event = await trx
      .selectFrom('outgoing')
      .select(['id', 'claim_number', 'claim_uuid', 'state'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!event) return false;
    await lockReportOf(trx, event);
    const isOpen = event.state === 'WAITING' || event.state === 'QUEUED' || answer.result !== 'REFUSED';
    if (isOpen) await noteAnswer(trx, event, answer, now());
    return true;
  });
