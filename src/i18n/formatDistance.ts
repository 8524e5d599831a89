import type { Language } from './languages.ts';

/** A distance in kilometres as people say it: `2,4 km`, and from ten kilometres on `38 km`. */
export function formatDistance(km: number, language: Language): string {
  return new Intl.NumberFormat(language === 'en' ? 'en-GB' : language, {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: km < 10 ? 1 : 0,
  }).format(km);
}
