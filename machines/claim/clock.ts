const pragueDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Prague' });

const minute = 60_000;
let known = { minute: -1, day: '' };

// Formatting costs more than a whole check, and days change on the minute.
const dayInPrague = (): string => {
  const now = Date.now();
  const at = Math.floor(now / minute);
  if (known.minute !== at) known = { minute: at, day: pragueDay.format(now) };
  return known.day;
};

let readToday = dayInPrague;

/**
 * The day the checks measure "future" and "a year ago" against: Prague's day unless someone said otherwise.
 *
 * @returns today as an ISO date
 */
export const today = (): string => readToday();

/**
 * Says where today comes from. Schemas are static, so whoever starts the product with another clock
 * (src/main.tsx, server/main.ts, a test) says it once: `setToday(() => '2026-11-20')`.
 *
 * @param read gives today as an ISO date, asked anew at every check
 */
export const setToday = (read: () => string): void => {
  readToday = read;
};
