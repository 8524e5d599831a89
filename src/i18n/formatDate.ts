/**
 * Writes an ISO date as this country writes it.
 *
 * @param iso `2026-11-20`, or anything
 * @returns `20.11.2026`; what is no ISO date comes back as it is (section 9, date format)
 */
export function formatDate(iso: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso) ?? [];
  return year ? `${day}.${month}.${year}` : iso;
}
