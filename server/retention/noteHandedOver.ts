import type { Db } from '#server/store/tables.ts';

/**
 * Notes that sent reports were handed over: from then on their time of keeping runs. A report noted before keeps its first day.
 * Returns the claim numbers that no sent report has.
 */
export async function noteHandedOver(db: Db, claimNumbers: readonly string[], at: Date): Promise<string[]> {
  if (claimNumbers.length === 0) return [];
  await db
    .updateTable('claim_request')
    .set({ handed_over_at: at })
    .where('claim_number', 'in', claimNumbers)
    .where('handed_over_at', 'is', null)
    .execute();
  const known = await db
    .selectFrom('claim_request')
    .select('claim_number')
    .where('claim_number', 'in', claimNumbers)
    .execute();
  return claimNumbers.filter((number) => !known.some((report) => report.claim_number === number));
}
