import { place } from '#machines/claim/clock.ts';

let prague: Intl.DateTimeFormat | undefined;

/** The time of the day in Prague, HH:MM. */
export const timeInPrague = (now: Date = new Date()): string => {
  prague ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: place,
    hour: '2-digit',
    minute: '2-digit',
  });
  return prague.format(now);
};
