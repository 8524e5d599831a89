import { limits } from './limits.ts';

/** Extensions taken when the configuration names none (section 5, "Files"). */
export const fileTypes: readonly string[] = [
  'jpg',
  'jpeg',
  'pdf',
  'tif',
  'tiff',
  'bmp',
  'doc',
  'docx',
  'xls',
  'xlsx',
];

/** @returns true for a name of 1 to 190 characters without control characters or folders (section 9) */
export const isFileName = (name: string): boolean =>
  name.trim() !== '' && name.length <= limits.fileName && !/[\p{Cc}/\\]/u.test(name);

/**
 * Tells whether a file's extension is accepted.
 *
 * @param name file name
 * @param accepted extensions with or without a dot, the configured `acceptedFileTypes`
 * @returns true when the last extension is among them, in any case
 */
export function hasAcceptedType(name: string, accepted: readonly string[] = fileTypes): boolean {
  const [, extension] = /[^.]\.([^.]+)$/.exec(name) ?? [];
  return accepted.some((type) => type.replace(/^\./, '').toLowerCase() === extension?.toLowerCase());
}
