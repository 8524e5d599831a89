import { sql } from 'kysely';
import type { Queries } from '#server/store/tables.ts';

/** The number that a sent report is known by: of its own first claim, or of the one that it was added to; undefined before it is sent. */
export async function sentNumber(trx: Queries, uuid: string): Promise<string | undefined> {
  const { rows } = await sql<{ readonly number: string | null }>`
    select result #>> '{claimsData,0,claimNumber}' as number from claim_request where uuid = ${uuid}`.execute(
    trx,
  );
  return rows[0]?.number ?? undefined;
}
