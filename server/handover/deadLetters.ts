import { sql } from 'kysely';
import type { OutgoingState } from '#server/store/outgoing/outgoingTables.ts';
import { unfetchedReports } from '#server/store/outgoing/unfetched.ts';
import type { Queries } from '#server/store/tables.ts';
import { noteAct, type Decision } from './noteAct.ts';
import { lockReportOf } from './noteAnswer.ts';

/** An event that the core has not taken, without anything that it tells. */
export interface DeadLetter {
  readonly id: string;
  readonly type: string;
  readonly claimNumber: string;
  readonly reason: string;
  readonly attempts: number;
  readonly since: Date;
  /** Later events of its claim number that wait for it. */
  readonly behind: number;
}

/** A report that the core has taken without fetching all of its files. */
export interface Unfetched {
  readonly claimNumber: string;
  readonly since: Date;
}

/** How hand-over stands: whether it is paused and why, how many events wait, and which are dead. */
export interface HandoverState {
  readonly paused?: { readonly since: Date; readonly reason: string };
  readonly waiting: number;
  readonly dead: readonly DeadLetter[];
}

/** Since when nothing is handed over, and why; undefined where it goes on. */
export async function readPause(db: Queries): Promise<HandoverState['paused']> {
  const endpoint = await db
    .selectFrom('outgoing_endpoint')
    .select(['paused_at', 'reason'])
    .where('paused_at', 'is not', null)
    .executeTakeFirst();
  return endpoint?.paused_at ? { since: endpoint.paused_at, reason: endpoint.reason ?? '' } : undefined;
}

/** How hand-over stands, the oldest dead letter first. */
export async function readHandover({ db }: { readonly db: Queries }): Promise<HandoverState> {
  const paused = await readPause(db);
  const open = await db
    .selectFrom('outgoing')
    .select(['id', 'type', 'claim_number', 'sequence', 'state', 'reason', 'attempts', 'since'])
    .where('state', '<>', 'DONE')
    .orderBy('since')
    .orderBy('number')
    .execute();
  return {
    ...(paused && { paused }),
    waiting: open.filter(({ state }) => state !== 'DEAD').length,
    dead: open
      .filter(({ state }) => state === 'DEAD')
      .map(({ id, type, claim_number: claimNumber, sequence, reason, attempts, since }) => ({
        id,
        type,
        claimNumber,
        reason: reason ?? '',
        attempts,
        since,
        behind: open.filter((one) => one.claim_number === claimNumber && one.sequence > sequence).length,
      })),
  };
}

/** Reports that the core has taken without fetching all of their files, the oldest first. */
export const readUnfetched = (db: Queries): Promise<readonly Unfetched[]> =>
  unfetchedReports(db)
    .select(['outgoing.claim_number as claimNumber', 'outgoing.since as since'])
    .orderBy('outgoing.since')
    .limit(200)
    .execute();

/** A dead letter by its id, or all of a reason. */
type Which = { readonly id: string } | { readonly reason: string };

const dead = (trx: Queries, which: Which) =>
  trx
    .selectFrom('outgoing')
    .where('state', '=', 'DEAD')
    .where((one) => ('id' in which ? one('id', '=', which.id) : one('reason', '=', which.reason)));

/** How many dead letters there are of these. */
export async function countDead(trx: Queries, which: Which): Promise<number> {
  const { count } = await dead(trx, which)
    .select(sql<string>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Hands dead letters over again, and notes who decided so. Gives how many there were. */
export async function resend(trx: Queries, which: Which, { at, by }: Decision): Promise<number> {
  const events = await dead(trx, which).select(['id', 'claim_number']).forUpdate().execute();
  for (const event of events) {
    await trx
      .updateTable('outgoing')
      .set({ state: 'WAITING', is_replay: true, attempts: 0, since: at, due_at: at, leased_until: null })
      .where('id', '=', event.id)
      .execute();
    await noteAct(trx, { at, act: 'RESEND', by, event });
  }
  return events.length;
}

/** The states of an event that somebody may have entered into the core by hand. */
const open: readonly OutgoingState[] = ['WAITING', 'QUEUED', 'DEAD'];

/**
 * Notes that an event was entered into the core by hand, under a number of the core's, and who did it: its report is handed over, whether
 * its files were fetched or not. False where no such event is open.
 */
export async function noteDone(
  trx: Queries,
  { id, coreNumber }: { readonly id: string; readonly coreNumber: string },
  { at, by }: Decision,
): Promise<boolean> {
  const event = await trx
    .selectFrom('outgoing')
    .select(['id', 'claim_number', 'claim_uuid', 'type'])
    .where('id', '=', id)
    .where('state', 'in', open)
    .executeTakeFirst();
  if (!event) return false;
  await lockReportOf(trx, event);
  if (event.type.endsWith('.registered'))
    await trx
      .updateTable('claim_request')
      .set({ handed_over_at: at })
      .where('uuid', '=', event.claim_uuid)
      .where('handed_over_at', 'is', null)
      .execute();
  await trx
    .updateTable('outgoing_claim')
    .set({ core_claim_number: coreNumber })
    .where('claim_number', '=', event.claim_number)
    .execute();
  await trx
    .updateTable('outgoing')
    .set({ state: 'DONE', since: at, due_at: null, leased_until: null, reason: 'BY_HAND' })
    .where('id', '=', id)
    .execute();
  await noteAct(trx, { at, act: 'DONE', by, event, coreNumber });
  return true;
}
