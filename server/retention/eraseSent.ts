import { notesOutgoing } from '#server/outgoing/noteOutgoing.ts';
import type { Queries, Store } from '#server/store/tables.ts';
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
    await noteErased(trx, uuids, store.now);
    await trx.deleteFrom('claim_request').where('uuid', 'in', uuids).execute();
    return uuids.length;
  });
  return erased < atOnce ? erased : erased + (await eraseSent(store, before));
}

async function noteErased(trx: Queries, uuids: readonly string[], now: () => Date): Promise<void> {
  const known = await trx
    .selectFrom('outgoing')
    .select(['claim_number', 'claim_uuid', 'type', 'language', 'build', 'is_test'])
    .where('report', 'in', uuids)
    .where('type', 'like', '%.registered')
    // Whoever else notes events waits for one claim number after the other.
    .orderBy('claim_number')
    .execute();
  for (const {
    claim_number: claimNumber,
    claim_uuid: uuid,
    type,
    language,
    build,
    is_test: isTest,
  } of known) {
    const note = notesOutgoing({ now, build, isTest, defaultLanguage: language });
    const stayed = type === 'claim.registered' ? (['NUMBERS', 'SUBJECT'] as const) : (['NUMBERS'] as const);
    await note(trx, { claimNumber, uuid, language }, { type: 'claim.erased', data: { stayed: [...stayed] } });
  }
}
