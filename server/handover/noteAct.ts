import type { OutgoingActTable, OutgoingPauseTable } from '#server/store/outgoing/outgoingTables.ts';
import type { Queries } from '#server/store/tables.ts';

/** Who decides about what is handed over, and why. */
export interface Deciding {
  readonly name: string;
  readonly reason: string;
}

/** Who decides, and when. */
export interface Decision {
  readonly at: Date;
  readonly by: Deciding;
}

interface Act extends Decision {
  readonly act: OutgoingActTable['act'];
  readonly event: { readonly id: string; readonly claim_number: string };
  readonly coreNumber?: string;
}

/** Notes what an operator did with an event, in the transaction that does it. */
export const noteAct = (trx: Queries, { at, act, by, event, coreNumber }: Act) =>
  trx
    .insertInto('outgoing_act')
    .values({
      at,
      event_id: event.id,
      claim_number: event.claim_number,
      act,
      operator_name: by.name,
      reason: by.reason,
      core_claim_number: coreNumber ?? null,
    })
    .execute();

/** Notes who stopped handing over, or let it go on, likewise. */
export const notePause = (trx: Queries, act: OutgoingPauseTable['act'], { at, by }: Decision) =>
  trx.insertInto('outgoing_pause').values({ at, act, operator_name: by.name, reason: by.reason }).execute();
