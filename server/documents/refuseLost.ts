import type { Queries, Store } from '#server/store/tables.ts';
import { transact } from '#server/store/transact.ts';
import type { DocumentStore } from './documentStore.ts';

interface Sources extends Pick<Store, 'db'> {
  readonly documents: Pick<DocumentStore, 'has'>;
}

/**
 * Looks whether the store has the files of a report, and refuses those that it has lost: they do not count, and their reporter is
 * asked for them once more. Gives their ids.
 *
 * @throws Failure 245000000 with status 503 where the store cannot tell at present
 */
export async function refuseLost({ db, documents }: Sources, claimUuid: string): Promise<readonly string[]> {
  const ids = await arrived(db, claimUuid);
  const found = await Promise.all(ids.map((id) => documents.has(id)));
  const lost = ids.filter((_, at) => !found[at]);
  if (lost.length > 0)
    await transact(db, async (trx) => {
      // As every change of a report's files: one at a time.
      await trx
        .selectFrom('claim_request')
        .select('uuid')
        .where('uuid', '=', claimUuid)
        .forUpdate()
        .execute();
      await trx
        .updateTable('attachment')
        .set({ state: 'REFUSED', refusal: '245000028', kept: false, leased_until: null })
        .where('id', 'in', lost)
        .where('state', '<>', 'REFUSED')
        .execute();
    });
  return lost;
}

async function arrived(db: Queries, claimUuid: string): Promise<string[]> {
  const rows = await db
    .selectFrom('attachment')
    .select('id')
    .where('claim_uuid', '=', claimUuid)
    .where('state', '<>', 'REFUSED')
    .orderBy('created_at')
    .execute();
  return rows.map(({ id }) => id);
}
