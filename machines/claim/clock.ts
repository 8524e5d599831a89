/** Where the insurer is, whose days and hours count; Bratislava has the time of Prague. */
export const place = 'Europe/Prague';

// To make one takes a phone as long as to draw a field: it is made when the first day is asked for.
let pragueDay: Intl.DateTimeFormat | undefined;

const minute = 60_000;
let known = { minute: -1, day: '' };

// Formatting costs more than a whole check, and days change on the minute.
const dayInPrague = (): string => {
  const now = Date.now();
  const at = Math.floor(now / minute);
  if (known.minute !== at) {
    pragueDay ??= new Intl.DateTimeFormat('sv-SE', { timeZone: place });
    known = { minute: at, day: pragueDay.format(now) };
  }
  return known.day;
};

let readToday = dayInPrague;

/** Today as an ISO date, which the checks measure "future" and "a year ago" against: Prague's day unless set otherwise. */
export const today = (): string => readToday();

/**
 * Sets where today comes from: `setToday(() => '2026-11-20')`, an ISO date that is read anew at every check. Schemas are static,
 * so whoever starts the product with another clock (src/main.ts, server/main.ts, a test) sets it once.
 */
export const setToday = (read: () => string): void => {
  readToday = read;
};
