import type { OutgoingActTable } from '#server/store/outgoing/outgoingTables.ts';
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
  /** What it is about, undefined where it is about all of handing over. */
  readonly event?: { readonly id: string; readonly claim_number: string };
  readonly coreNumber?: string;
}

/** Notes what an operator did with what is handed over, in the transaction that does it. */
export const noteAct = async (trx: Queries, { at, act, by, event, coreNumber }: Act): Promise<void> => {
  await trx
    .insertInto('outgoing_act')
    .values({
      at,
      event_id: event?.id ?? null,
      claim_number: event?.claim_number ?? null,
      act,
      operator_name: by.name,
      reason: by.reason,
      core_claim_number: coreNumber ?? null,
    })
    .execute();
};
