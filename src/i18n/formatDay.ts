import type { Language } from './languages.ts';

/** A day with its weekday, `st 25. 11. 2026`. */
export const formatDay = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'short',
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
  }).format(at);
