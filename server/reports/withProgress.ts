import { sql } from 'kysely';
import type { FinalizeAnswer } from '#machines/service/claimRequest.ts';
import { statusOfHeadline } from '#machines/service/sent/claimProgress.ts';
import type { Queries } from '#server/store/tables.ts';
import { progressOf } from './claimProgress.ts';
import { SaidOfClaim } from './saidOfClaim.ts';

/** What the core said of claims, by their numbers, in the order in which it became so. */
type Said = ReadonlyMap<string, readonly SaidOfClaim[]>;

/** What the core said of the claims of reports. */
export async function saidOf(db: Queries, ...uuids: readonly string[]): Promise<Said> {
  if (uuids.length === 0) return new Map();
  const rows = await db
    .selectFrom('claim_progress')
    .select(['claim_number', 'said'])
    .where('claim_uuid', 'in', uuids)
    .orderBy('at')
    .execute();
  const byNumber = Map.groupBy(rows, (row) => row.claim_number);
  return new Map(
    [...byNumber].map(([number, all]) => [number, all.map(({ said }) => SaidOfClaim.parse(said))]),
  );
}

/** What the core said of one claim, in the order in which it became so, whichever report came of it. */
export async function saidOfNumber(db: Queries, claimNumber: string): Promise<readonly SaidOfClaim[]> {
  const { rows } = await sql<{ readonly said: object }>`select said from claim_progress
    where claim_number = ${claimNumber} order by at`.execute(db);
  return rows.map(({ said }) => SaidOfClaim.parse(said));
}

/** The result of a sent report with where its claims are, as far as the core has said; its word is later than any register's. */
export function withProgress(result: FinalizeAnswer, said: Said, now: Date): FinalizeAnswer {
  if (said.size === 0) return result;
  const claimList = result.claimList.map((claim) => {
    const progress = progressOf(said.get(claim.claimNumber) ?? [], now);
    if (!progress) return claim;
    const { headline } = progress;
    return { ...claim, status: statusOfHeadline[headline], rejected: headline === 'REFUSED', progress };
  });
  return { ...result, claimList };
}
