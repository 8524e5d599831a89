import type { FinalizeAnswer } from '#machines/service/claimRequest.ts';
import { statusOfHeadline } from '#machines/service/sent/claimProgress.ts';
import type { Queries } from '#server/store/tables.ts';
import { progressOf } from './claimProgress.ts';
import { SaidOfClaim } from './saidOfClaim.ts';

/** What the core said of the claims of a report, by their numbers, in the order in which it became so. */
export async function saidOf(
  db: Queries,
  uuid: string,
): Promise<ReadonlyMap<string, readonly SaidOfClaim[]>> {
  const rows = await db
    .selectFrom('claim_progress')
    .select(['claim_number', 'said'])
    .where('claim_uuid', '=', uuid)
    .orderBy('at')
    .execute();
  const byNumber = Map.groupBy(rows, (row) => row.claim_number);
  return new Map(
    [...byNumber].map(([number, all]) => [number, all.map(({ said }) => SaidOfClaim.parse(said))]),
  );
}

/** The result of a sent report with where its claims are, as far as the core has said; its word is later than any register's. */
export async function withProgress(
  db: Queries,
  uuid: string,
  { result, now }: { readonly result: FinalizeAnswer; readonly now: Date },
): Promise<FinalizeAnswer> {
  const said = await saidOf(db, uuid);
  if (said.size === 0) return result;
  const claimList = result.claimList.map((claim) => {
    const progress = progressOf(said.get(claim.claimNumber) ?? [], now);
    if (!progress) return claim;
    const { headline } = progress;
    return { ...claim, status: statusOfHeadline[headline], rejected: headline === 'REFUSED', progress };
  });
  return { ...result, claimList };
}
