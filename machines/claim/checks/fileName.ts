import { limits } from '#machines/claim/limits.ts';

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

const unseen = /[\p{Bidi_Control}\u200B\u2060\uFEFF]/gu;

/** A file name without what nobody sees in it: signs that turn its letters around, and spaces of no width. */
export const seenFileName = (name: string): string => name.normalize('NFC').replaceAll(unseen, '').trim();

/** How long a file name is to the eye: letters with all their marks. */
export const fileNameLength = (name: string): number =>
  [...new Intl.Segmenter().segment(seenFileName(name))].length;

// A letter may carry any number of marks.
const marksPerLetter = 8;

/** True for a file name of 1 to 190 characters without control characters and slashes. Source: specification section 9. */
export const isFileName = (name: string): boolean =>
  seenFileName(name) !== '' &&
  name.length <= limits.fileName * marksPerLetter &&
  fileNameLength(name) <= limits.fileName &&
  !/[\p{Cc}/\\]/u.test(name);

/**
 * True when the last extension of a file name is among the accepted ones (`acceptedFileTypes`, with or without a dot), in upper
 * or lower case.
 */
export function hasAcceptedType(name: string, accepted: readonly string[] = fileTypes): boolean {
  const [, extension] = /[^.]\.([^.]+)$/.exec(name) ?? [];
  return accepted.some((type) => type.replace(/^\./, '').toLowerCase() === extension?.toLowerCase());
}

/** Extensions of pictures that browsers can make a JPEG of. Not every browser opens all of them. */
export const convertedTypes: readonly string[] = ['png', 'webp', 'avif', 'heic', 'heif'];

/** True for a picture that is not stored as it is, but as the JPEG that is accepted (`acceptedFileTypes`). */
export const isConverted = (name: string, accepted: readonly string[] = fileTypes): boolean =>
  !hasAcceptedType(name, accepted) &&
  hasAcceptedType('x.jpg', accepted) &&
  hasAcceptedType(name, convertedTypes);

/** True for a JPEG, by its name. */
export const isJpeg = (name: string): boolean => hasAcceptedType(name, ['jpg', 'jpeg']);

/** The name of a picture once it is a JPEG. */
export const jpegName = (name: string): string => name.replace(/\.[^.]+$/, '.jpg');
