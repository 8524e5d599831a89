const dayLength = 86_400_000;
let days = 0;

/** The incident date that was given out last. */
export const lastDay = (): string =>
  new Date(Date.UTC(2026, 9, 31) - days * dayLength).toISOString().slice(0, 10);

/** A new incident date for each claim, because claims of one day and vehicle are duplicates. */
export function ownDay(): { readonly incidentDate: string } {
  days += 1;
  return { incidentDate: lastDay() };
}
