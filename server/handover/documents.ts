import type { Readable } from 'node:stream';
import type { DocumentStore } from '#server/documents/documentStore.ts';
import type { Store } from '#server/store/tables.ts';
import { transact } from '#server/store/transact.ts';
import { noteTakenWhole } from './noteAnswer.ts';

/** A file that the core may fetch. */
export interface ExportedFile {
  readonly uuid: string;
  readonly type: string;
  readonly sha256: string;
}

/** A file of a sent report that is known to be no danger, or the PDF of one; undefined for any other. */
export async function findFile({ db }: Pick<Store, 'db'>, id: string): Promise<ExportedFile | undefined> {
  const file = await db
    .selectFrom('attachment')
    .select(['claim_uuid as uuid', 'type', 'sha256'])
    .where('id', '=', id)
    .where('state', '=', 'STORED')
    .where('kept', '=', true)
    .executeTakeFirst();
  if (file) return file;
  const pdf = await db
    .selectFrom('evidence')
    .select(['claim_uuid as uuid', 'pdf_sha256 as sha256'])
    .where('id', '=', id)
    .executeTakeFirst();
  return pdf?.uuid && pdf.sha256
    ? { uuid: pdf.uuid, sha256: pdf.sha256, type: 'application/pdf' }
    : undefined;
}

interface Fetching extends Store {
  readonly documents: DocumentStore;
}

/**
 * The content of a file for the core. That it was fetched is noted before: no row, no answer.
 *
 * @throws Failure as the store does
 */
export async function fetchFile(
  { db, now, documents }: Fetching,
  { id, uuid }: { readonly id: string; readonly uuid: string },
  requestId: string,
): Promise<Readable> {
  const content = await documents.read(id);
  await transact(db, async (trx) => {
    await trx
      .insertInto('outgoing_fetch')
      .values({ at: now(), document_id: id, claim_uuid: uuid, request_id: requestId })
      .execute();
    await noteTakenWhole(trx, uuid, now());
  });
  return content;
}
