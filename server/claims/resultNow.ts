import type { FinalizeAnswer } from '#machines/service/claimRequest.ts';
import { isUnsettled } from '#machines/service/sent/sentClaims.ts';
import type { Systems } from '#server/registers/systems.ts';
import type { ClaimStatus } from '#server/store/registered.ts';
import type { Store } from '#server/store/tables.ts';
import { withNotice } from '#server/reports/withNotice.ts';
import { saidOf, withProgress } from '#server/reports/withProgress.ts';
import type { StoredClaimRow } from '#server/reports/getOwnClaim.ts';

interface Asked extends Store {
  readonly systems: Systems;
}

/** The result of a report as it stands now: its claims and the message about them; undefined before it is sent. */
export async function resultNow(asked: Asked, claim: StoredClaimRow): Promise<FinalizeAnswer | undefined> {
  const result = await statusesNow(asked, claim);
  if (!result) return undefined;
  const known = withProgress(result, await saidOf(asked.db, claim.uuid), asked.now());
  return withNotice(asked.db, claim.uuid, known);
}

/**
 * The result with its claims as they stand now. The systems are asked while a status may
 * still change, and what they say is kept: where they are away, what they said last holds.
 */
async function statusesNow(
  { db, now, systems }: Asked,
  { uuid, result, decision, updated_at: registeredAt }: StoredClaimRow,
): Promise<FinalizeAnswer | undefined> {
  const policyNumber = decision?.policyNumber;
  if (!result || policyNumber === undefined || !isUnsettled(result)) return result ?? undefined;
  const statuses = await systems
    .listStatuses({
      policyNumber,
      claimNumber: result.claimList[0]?.claimNumber,
      age: now().getTime() - registeredAt.getTime(),
    })
    .catch((): readonly ClaimStatus[] => []);
  const claimList = result.claimList.map((claim, at) => ({ ...claim, ...statuses[at] }));
  const told = { ...result, claimList };
  if (JSON.stringify(claimList) !== JSON.stringify(result.claimList))
    await db
      .updateTable('claim_request')
      .set({ result: JSON.stringify(told) })
      .where('uuid', '=', uuid)
      .execute();
  return told;
}
