import {
  fileNameLength,
  fileTypes,
  hasAcceptedType,
  isConverted,
  isFileName,
  isJpeg,
} from '#machines/claim/checks/fileName.ts';
import type { PhotoWishes } from '#machines/actors/files/photo.ts';
import { limits } from '#machines/claim/limits.ts';

/** Why a file is not accepted: a code of section 8 and the values its sentence names. */
export interface FileProblem {
  readonly code: `GCL-FE-000${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;
  readonly params: Record<string, string | number>;
}

interface NamedFile {
  readonly name: string;
  readonly size: number;
}

/** The picked files that may be uploaded, and those that may not, with the reason. */
export interface CheckedFiles<F extends NamedFile> {
  readonly accepted: readonly F[];
  readonly refused: readonly { readonly file: F; readonly problem: FileProblem }[];
}

/**
 * Picked files checked before any byte is sent, those to send and those refused: name, type (one of `acceptedFileTypes`, or a
 * picture that is converted to one), size, then number and total together with the files present, with the claim or being
 * uploaded. A file picked earlier takes the place that a later one then lacks; how large a converted one is
 * nobody knows yet, and a photo is made smaller unless the reporter keeps its size.
 * Source: specification section 8, GCL-FE codes; limits of section 9.
 */
export function checkFiles<F extends NamedFile>(
  picked: readonly F[],
  present: readonly { readonly size: number }[],
  accepted: readonly string[] = fileTypes,
  { keepsSize = false }: Partial<Pick<PhotoWishes, 'keepsSize'>> = {},
): CheckedFiles<F> {
  const taken: F[] = [];
  const counted: { readonly size: number }[] = [];
  const refused: { file: F; problem: FileProblem }[] = [];
  for (const file of picked) {
    const shrinks = isJpeg(file.name) && !keepsSize;
    const sent = isConverted(file.name, accepted)
      ? { ...file, size: 0 }
      : { ...file, size: shrinks ? Math.min(file.size, limits.photoBytes) : file.size };
    const problem = fileProblem(file, accepted, { shrinks }) ?? roomProblem(sent, [...present, ...counted]);
    if (problem) {
      refused.push({ file, problem });
      continue;
    }
    taken.push(file);
    counted.push(sent);
  }
  return { accepted: taken, refused };
}

/**
 * What is wrong with one file by itself (size in bytes, one of the configured `acceptedFileTypes`), undefined when it may be
 * uploaded.
 */
export function fileProblem(
  { name, size }: NamedFile,
  accepted: readonly string[],
  { shrinks }: { readonly shrinks: boolean },
): FileProblem | undefined {
  if (fileNameLength(name) > limits.fileName)
    return { code: 'GCL-FE-0007', params: { name, maxName: limits.fileName } };
  const converts = isConverted(name, accepted);
  if (!isFileName(name) || !(converts || hasAcceptedType(name, accepted)))
    return { code: 'GCL-FE-0006', params: { name, types: accepted.join(', ').toUpperCase() } };
  if (size === 0) return { code: 'GCL-FE-0004', params: { name } };
  if (size > limits.fileBytes && !converts && !shrinks)
    return { code: 'GCL-FE-0003', params: { name, fileLimit: megabytes(limits.fileBytes) } };
  return undefined;
}

function roomProblem(
  { size }: NamedFile,
  others: readonly { readonly size: number }[],
): FileProblem | undefined {
  if (others.length >= limits.files) return { code: 'GCL-FE-0001', params: { maxFiles: limits.files } };
  const total = others.reduce((sum, other) => sum + other.size, size);
  return total > limits.filesBytes
    ? { code: 'GCL-FE-0002', params: { totalLimit: megabytes(limits.filesBytes) } }
    : undefined;
}

const megabytes = (bytes: number) => bytes / 1024 / 1024;
