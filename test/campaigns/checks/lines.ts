import type { ClaimDetail } from '#machines/claim/claim.ts';
import { promised } from '#test/campaigns/frame/promise.ts';

interface Line {
  readonly level: number;
  readonly msg: string;
}

/** Fields by which somebody could be found. */
const personal = /name|email|tel|birthNumber|street|zipCode|place|description|contactSearch/i;

/** The values of a report by which somebody could be found. */
export function personalIn(value: unknown, name = ''): readonly string[] {
  if (typeof value === 'string') return personal.test(name) && value.length > 4 ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => personalIn(part, Array.isArray(value) ? name : key));
}

/**
 * Checks what a service has logged: no failure that nobody foresaw, and nothing by which a reporter could be found.
 *
 * @throws BrokenPromise with the line
 */
export function checkLines(lines: readonly Line[], detail: ClaimDetail): void {
  const values = personalIn(detail);
  for (const line of lines) {
    const text = JSON.stringify(line);
    promised(!/"status":500/.test(text), () => `The log has a call that failed: ${text}`);
    for (const value of values) promised(!text.includes(value), () => `The log tells ${value}: ${text}`);
  }
}
