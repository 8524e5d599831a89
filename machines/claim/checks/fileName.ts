import { limits } from '../limits.ts';

/** Extensions accepted when the configuration names none. Source: specification section 5, "Files". */
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

/** True for a file name of 1 to 190 characters without control characters and slashes. Source: specification section 9. */
export const isFileName = (name: string): boolean =>
  name.trim() !== '' && name.length <= limits.fileName && !/[\p{Cc}/\\]/u.test(name);

/**
 * True when the last extension of a file name is among the accepted ones (`acceptedFileTypes`, with or without a dot), in upper
 * or lower case.
 */
export function hasAcceptedType(name: string, accepted: readonly string[] = fileTypes): boolean {
  const [, extension] = /[^.]\.([^.]+)$/.exec(name) ?? [];
  return accepted.some((type) => type.replace(/^\./, '').toLowerCase() === extension?.toLowerCase());
}
