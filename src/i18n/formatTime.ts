import { localeOf } from '#machines/claim/writing/localeOf.ts';
import type { Language } from './languages.ts';

/** The time of day, `14:05`, on the reporter's clock. */
export const formatTime = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);
