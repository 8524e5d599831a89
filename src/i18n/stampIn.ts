import { localeOf } from '#machines/claim/writing/localeOf.ts';
import type { Language } from './languages.ts';

/** How a list tells the day with its year and the time of an ISO moment; with seconds where several may be of one minute. */
export const stampIn = (language: Language, { hasSeconds = false } = {}): ((moment: string) => string) => {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: hasSeconds ? 'medium' : 'short',
  });
  return (moment) => format.format(new Date(moment));
};
