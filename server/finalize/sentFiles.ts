import { isWithReport, type ClaimDocument } from '#machines/service/documents.ts';
import { findDocuments } from '#server/documents/findDocuments.ts';
import type { UploadedFile } from '#machines/claim/fields/uploadedFile.ts';
import type { Job } from '#server/process/runner.ts';
import type { Queries } from '#server/store/tables.ts';

/**
 * The files that a report is sent with, where they are to be saved with it, and how many of those picked are not: as the browser
 * counts them, but no fewer than were refused after they had arrived.
 */
export async function sentFiles(
  trx: Queries,
  claimUuid: string,
  job: Pick<Job, 'save_docs' | 'failed_docs'>,
): Promise<{ readonly documents: readonly ClaimDocument[]; readonly failed: number }> {
  const found = await findDocuments(trx, claimUuid);
  const arrived = found.filter(isWithReport);
  return {
    documents: job.save_docs ? arrived : [],
    failed: Math.max(job.failed_docs, found.length - arrived.length),
  };
}

/** Files as a registered claim names them. */
export const filesOf = (documents: readonly ClaimDocument[]): readonly UploadedFile[] =>
  documents.map(({ documentId, name, size, type, documentType }) => ({
    documentId,
    name,
    size,
    type,
    ...(documentType !== undefined && { documentType }),
  }));

/** True for a picture of what was damaged. */
export const isDamagePhoto = ({ documentType }: ClaimDocument): boolean => documentType === 'DAMAGE_PHOTO';
