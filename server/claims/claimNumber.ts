import { sql } from 'kysely';
import type { ClaimType } from '../../machines/claim/enums.ts';
import type { Queries } from '../store/tables.ts';

const lines = {
  life: 'LIF',
  car: 'CAR',
  property: 'PRO',
  liability: 'LIA',
  uniflow: 'UNI',
} as const satisfies Record<ClaimType, string>;

/** Takes the next claim number: year, line, eight digits. A number is never given twice; one may be left out. */
export async function nextClaimNumber(db: Queries, claimType: ClaimType, year: string): Promise<string> {
  const { rows } = await sql<{ next: number }>`select nextval('claim_number') as next`.execute(db);
  return `${year}${lines[claimType]}${String(rows[0]?.next ?? 0).padStart(8, '0')}`;
}
