const pragueDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Prague' });

let readToday = (): string => pragueDay.format(new Date());

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
