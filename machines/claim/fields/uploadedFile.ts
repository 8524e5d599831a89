import * as z from 'zod';
import { isFileName } from '#machines/claim/checks/fileName.ts';
import { must } from '#machines/subject/issues/issue.ts';
import { limits } from '#machines/claim/limits.ts';
import { code } from './text.ts';

/** A file uploaded to the claim. Source: specification section 5, "Files"; limits of section 9. */
const UploadedFile = z.object({
  documentId: z.string().min(1).max(limits.reference),
  name: z.string().min(1).check(must('allowedCharacters', isFileName)),
  size: z.number().int().min(0).max(limits.fileBytes),
  /** MIME type. */
  type: z.string().max(limits.name).optional(),
  /** Code of the codelist `document-type`. */
  documentType: code().optional(),
});
export type UploadedFile = z.infer<typeof UploadedFile>;

/** True when the files together stay within the 50 MB of one claim. */
export const isWithinTotal = (files: readonly { size: number }[]): boolean =>
  files.reduce((sum, file) => sum + file.size, 0) <= limits.filesBytes;

/** The files of one claim: at most 20, with at most 50 MB together. */
export const UploadedFiles = z.array(UploadedFile).max(limits.files).check(must('filesTotal', isWithinTotal));
