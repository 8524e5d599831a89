import type { Selectable } from 'kysely';
import type { AttachmentTable } from '#server/store/attachmentTable.ts';
import type { EvidenceTable } from '#server/store/evidenceTable.ts';
import type { Queries } from '#server/store/tables.ts';
import { noteFollowing, type NoteOutgoing } from './noteOutgoing.ts';
import type { OutgoingDocument } from './shapes.ts';

type Attachment = Selectable<AttachmentTable>;

/** A file of a report as the core reads it. Of what is being checked nobody is given the content. */
export const outgoingDocument = (file: Attachment, required: readonly string[]): OutgoingDocument => ({
  documentId: file.id,
  ...(file.document_type !== null && { documentType: file.document_type }),
  name: file.name,
  type: file.type,
  size: file.size,
  sha256: file.sha256,
  state: file.state === 'STORED' ? 'CHECKED' : 'CHECKING',
  required: required.includes(file.document_type ?? ''),
  uploadedAt: file.created_at.toISOString(),
});

/** The PDF of a report, which is drawn once it is sent. */
export const outgoingPdf = (
  { id, sent_at: at }: Pick<Selectable<EvidenceTable>, 'id' | 'sent_at'>,
  drawing?: { readonly size: number; readonly sha256: string },
): OutgoingDocument => ({
  documentId: id,
  documentType: 'REPORT_PDF',
  name: 'hlaseni.pdf',
  type: 'application/pdf',
  ...drawing,
  state: drawing ? 'CHECKED' : 'CHECKING',
  required: false,
  uploadedAt: at.toISOString(),
});

/** The files that go with a report, the oldest first. */
export async function outgoingDocuments(
  trx: Queries,
  uuid: string,
  required: readonly string[],
): Promise<OutgoingDocument[]> {
  const files = await trx
    .selectFrom('attachment')
    .selectAll()
    .where('claim_uuid', '=', uuid)
    .where('kept', '=', true)
    .where('state', '<>', 'REFUSED')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return files.map((file) => outgoingDocument(file, required));
}

/** Notes that a file has joined a report that was sent, or that it was found to be no danger. */
export async function noteDocument(
  note: NoteOutgoing | undefined,
  trx: Queries,
  type: 'document.added' | 'document.checked',
  file: Attachment,
): Promise<void> {
  if (note === undefined) return;
  const { detail } = await trx
    .selectFrom('claim_request')
    .select('detail')
    .where('uuid', '=', file.claim_uuid)
    .executeTakeFirstOrThrow();
  const { requiredDocuments: required } = detail;
  const data = outgoingDocument(file, Array.isArray(required) ? required : []);
  await noteFollowing(note, trx, file.claim_uuid, { type, data });
}
