import { formatDate } from './formatDate.ts';

/**
 * Writes an ISO date, with its time of day where it has one, as this country writes it.
 *
 * @param iso `2026-11-20T08:05`, `2026-11-20`, or anything
 * @returns `20.11.2026 8:05`, `20.11.2026`; what is neither comes back as it is
 */
export function formatMoment(iso: string): string {
  const [, day, hour, minute] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/.exec(iso) ?? [];
  return day ? `${formatDate(day)} ${Number(hour)}:${minute}` : formatDate(iso);
}
