import type { Selectable } from 'kysely';
import type { ClaimDocument } from '#machines/service/documents.ts';
import type { Queries, Tables } from '#server/store/tables.ts';

/** The files of a report, the oldest first, those among them that were refused after they had arrived. */
export async function findDocuments(db: Queries, claimUuid: string): Promise<ClaimDocument[]> {
  const rows = await db
    .selectFrom('attachment')
    .selectAll()
    .where('claim_uuid', '=', claimUuid)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(documentOf);
}

/** A row as the calls show it. */
export const documentOf = (row: Selectable<Tables['attachment']>): ClaimDocument => ({
  documentId: row.id,
  name: row.name,
  size: row.size,
  type: row.type,
  ...(row.document_type !== null && { documentType: row.document_type }),
  uploadedAt: row.created_at.toISOString(),
  ...(row.state !== 'STORED' && { state: row.state }),
  ...(row.refusal !== null && { refusal: row.refusal }),
});
