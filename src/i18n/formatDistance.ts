import type { Language } from './languages.ts';

/**
 * Writes a distance as people say it.
 *
 * @param km kilometres
 * @param language the language spoken
 * @returns `2,4 km`, from ten kilometres on `38 km`
 */
export function formatDistance(km: number, language: Language): string {
  return new Intl.NumberFormat(language === 'en' ? 'en-GB' : language, {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: km < 10 ? 1 : 0,
  }).format(km);
}
