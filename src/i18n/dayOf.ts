import { formatShortDay } from './formatShortDay.ts';
import { formatTime } from './formatTime.ts';
import type { Language } from './languages.ts';

/** The day of a moment as a sentence says it: `24. 11.`, with its year where that is not this one. */
export const dayOf = (at: Date, language: Language): string =>
  formatShortDay(isoDay(at), language, { of: isoDay(new Date()).slice(0, 4) });

/** The day and the time of an ISO moment, as a sentence says them. */
export const momentOf = (moment: string, language: Language) => {
  const at = new Date(moment);
  return { date: dayOf(at, language), time: formatTime(at, language) };
};

/** The day of a moment on the reporter's clock. */
// The Swedish order is the ISO one.
const isoDay = (at: Date): string => new Intl.DateTimeFormat('sv-SE').format(at);
