import type { Language } from './languages.ts';

// As the limits are stated: 10 MB are 10 x 1024 x 1024 bytes.
const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const gigabyte = 1024 * megabyte;

/** The size of a file, given in bytes, as people read it: `840 kB`, `2,4 MB`, `45 GB`. */
export function formatFileSize(bytes: number, language: Language): string {
  const isSmall = bytes < megabyte;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: isSmall ? 0 : 1 });
  if (isSmall) return `${number.format(Math.ceil(bytes / kilobyte))} kB`;
  return bytes < gigabyte ? `${number.format(bytes / megabyte)} MB` : `${number.format(bytes / gigabyte)} GB`;
}
