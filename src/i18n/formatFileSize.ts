import type { Language } from './languages.ts';

/**
 * Writes the size of a file.
 *
 * @param bytes its length
 * @param language the language spoken
 * @returns `840 kB`, `2,4 MB`
 */
export function formatFileSize(bytes: number, language: Language): string {
  const isSmall = bytes < 1_000_000;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: isSmall ? 0 : 1 });
  return `${number.format(isSmall ? Math.ceil(bytes / 1000) : bytes / 1_000_000)} ${isSmall ? 'kB' : 'MB'}`;
}
