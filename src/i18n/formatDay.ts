import { localeOf } from '#machines/claim/writing/localeOf.ts';
import type { Language } from './languages.ts';

/** An ISO day as a promise tells it, with its weekday: `st 25. 11. 2026`, `Wed 25 Nov 2026`. */
export const formatDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: language === 'en' ? 'short' : 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  })
    .format(new Date(day))
    .replace(',', '')
    .replaceAll(' ', '\u00a0');
