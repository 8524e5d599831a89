import { localeOf } from '#machines/claim/writing/localeOf.ts';
import type { Language } from './languages.ts';

/**
 * A day as it is said in passing, `20. 11.`, with its year only where that is another one than the year given. It stays in one
 * line.
 */
export const formatShortDay = (
  day: string,
  language: Language,
  { of: year }: { readonly of: string },
): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: language === 'en' ? 'short' : 'numeric',
    ...(day.startsWith(year) ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  })
    .format(new Date(day))
    .replaceAll(' ', '\u00a0');
