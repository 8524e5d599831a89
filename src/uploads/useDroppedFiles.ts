import { limits } from '#machines/claim/limits.ts';
import type { DroppedFile } from '#src/fields/files/FileRow.tsx';
import { i18n } from '#src/i18n/i18n.ts';
import { useNamespaces } from '#src/i18n/useNamespaces.ts';
import { mayPassAgain, type ClaimFile } from './uploadContext.ts';

const megabyte = 1024 * 1024;

/** The values that the sentences of section 8 may name besides those of the failure itself. */
const limitValues = {
  maxFiles: limits.files,
  fileLimit: limits.fileBytes / megabyte,
  totalLimit: limits.filesBytes / megabyte,
  maxName: limits.fileName,
};

/**
 * A function that turns a file of the claim into a file as it is drawn, with one sentence for what is wrong with it; the
 * sentences name the accepted extensions given.
 */
export function useDroppedFiles(types: readonly string[]): (file: ClaimFile) => DroppedFile {
  useNamespaces('failures');
  return ({ failure, ...file }) => {
    if (!failure) return file;
    const mayRetry = mayPassAgain({ failure });
    const sentence = mayRetry ? 'GCL-FE-0005' : failure.code;
    const values = {
      ...limitValues,
      types: types.join(', ').toUpperCase(),
      name: file.name,
      ...failure.params,
    };
    const keys = [`failures:${sentence}.text`, 'failures:GCL-FE-0005.text'];
    return { ...file, problem: i18n.t(keys, values), mayRetry };
  };
}
