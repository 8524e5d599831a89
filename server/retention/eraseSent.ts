import { noteErased } from '#server/outgoing/noteErased.ts';
import type { Store } from '#server/store/tables.ts';
import { transact } from '#server/store/transact.ts';

/** Reports that one transaction removes. */
const atOnce = 100;

/**
 * Removes reports that were handed over before a time, but none of which the core has still to take an event. To a core that was told of
 * one it is an event that it is gone. Gives how many there were.
 */
export async function eraseSent(store: Store, before: Date): Promise<number> {
  const erased = await transact(store.db, async (trx) => {
    const due = await trx
      .selectFrom('claim_request')
      .select('uuid')
      .where('state', '=', 'FINAL')
      .where('handed_over_at', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('outgoing')
              .select('id')
              .whereRef('report', '=', 'claim_request.uuid')
              .where('outgoing.state', '<>', 'DONE'),
          ),
        ),
      )
      .orderBy('uuid')
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute();
    if (due.length === 0) return 0;
    const uuids = due.map(({ uuid }) => uuid);
    await noteErased(trx, { uuids, now: store.now, knowsSubject: true });
    await trx.deleteFrom('claim_request').where('uuid', 'in', uuids).execute();
    return uuids.length;
  });
  return erased < atOnce ? erased : erased + (await eraseSent(store, before));
}
