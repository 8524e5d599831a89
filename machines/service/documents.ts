import * as z from 'zod';
import type { UploadResult } from '#machines/claim/enums.ts';
import { call } from './call.ts';
import { ServiceParams } from './claimRequest.ts';

/** A file that is with a report. */
export const ClaimDocument = z.object({
  documentId: z.uuid(),
  name: z.string(),
  size: z.number().int(),
  /** MIME type found in the content. */
  type: z.string(),
  /** Code of the codelist `document-type`, when the reporter named it. */
  documentType: z.string().optional(),
  uploadedAt: z.iso.datetime(),
  /**
   * Our addition. `CHECKING`: it has arrived, but the virus scanner is away, so it is shown to nobody until it has been checked.
   * `REFUSED`: that check found it to be none that may be kept. Left out of every other file.
   */
  state: z.enum(['CHECKING', 'REFUSED']).optional(),
  /** The code of section 8 for which a file was refused after it had arrived. */
  refusal: z.string().optional(),
});
export type ClaimDocument = z.infer<typeof ClaimDocument>;

/** True for a file that is with the report, be it checked or not. */
export const isWithReport = ({ state }: Pick<ClaimDocument, 'state'>): boolean => state !== 'REFUSED';

/** Code of the document that was given no type. */
export const otherDocument = 'OTHER';

/** The codes of what was uploaded, each once. */
export const documentTypes = (
  documents: readonly Pick<ClaimDocument, 'documentType'>[],
): readonly string[] => [...new Set(documents.map(({ documentType = otherDocument }) => documentType))];

/** The codes of what is wanted and has not come. */
export const missingTypes = (
  wanted: readonly string[] | undefined,
  uploaded: readonly string[] | undefined,
): readonly string[] => (wanted ?? []).filter((code) => !uploaded?.includes(code));

/** What became of the files of a report: those that are with it, and those that were picked and did not get through. */
export const uploadResultOf = (files: {
  readonly arrived: number;
  readonly failed: number;
}): UploadResult => {
  if (files.arrived > 0) return files.failed > 0 ? 'UPLOADED_SOME' : 'UPLOADED_ALL';
  return files.failed > 0 ? 'UPLOADED_NONE' : 'UPLOAD_WAS_SKIPPED';
};

export const documentCalls = {
  uploadDocument: call({
    method: 'POST',
    path: '/rest/:service/:claimRequestUuid/documents',
    failing: 'SILENT',
    summary: 'Upload one file: part `file`, optionally before it the field `documentType`.',
    params: ServiceParams,
    multipart: true,
    answer: ClaimDocument,
  }),
  listDocuments: call({
    method: 'GET',
    path: '/rest/:service/:claimRequestUuid/documents',
    failing: 'SILENT',
    summary: 'The files that lie with the report, oldest first.',
    params: ServiceParams,
    answer: z.object({ documents: z.array(ClaimDocument) }),
  }),
  downloadDocument: call({
    method: 'GET',
    path: '/rest/:service/:claimRequestUuid/documents/:documentId',
    summary:
      'Our addition: one file as it was stored, to be kept by whoever asks and never run: a picture or PDF as what it is, everything else as bytes.',
    params: ServiceParams.extend({ documentId: z.uuid() }),
    answer: z
      .unknown()
      .describe('The type found in the content when it was uploaded, or application/octet-stream'),
  }),
  deleteDocument: call({
    method: 'DELETE',
    path: '/rest/:service/:claimRequestUuid/documents/:documentId',
    failing: 'SILENT',
    summary: 'Remove one file; the answer lists those that stay.',
    params: ServiceParams.extend({ documentId: z.uuid() }),
    answer: z.object({ documents: z.array(ClaimDocument) }),
  }),
};
