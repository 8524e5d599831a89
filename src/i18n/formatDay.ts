import { writeDate } from '../../machines/claim/checks/date.ts';
import type { Language } from './languages.ts';

/** An ISO day as every day is shown, with its weekday: `st 25.11.2026`. */
export const formatDay = (day: string, language: Language): string => {
  const weekday = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'short',
    timeZone: 'UTC',
  }).format(new Date(day));
  return `${weekday} ${writeDate(day)}`;
};
