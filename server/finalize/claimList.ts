import type { RequestStatus } from '#machines/claim/enums.ts';
import { limits } from '#machines/claim/limits.ts';
import type { ListedClaim } from '#machines/service/claimRequest.ts';
import type { Systems } from '#server/registers/systems.ts';
import type { ClaimStatus } from '#server/store/registered.ts';
import type { StoredClaimRow } from '#server/reports/getOwnClaim.ts';

/** How the claims stand that come of a report on a policy: one claim, in the given status, where the systems say nothing or are away. */
export async function statusesOf(
  systems: Systems,
  policyNumber: string | undefined,
  status: RequestStatus,
): Promise<readonly [ClaimStatus, ...ClaimStatus[]]> {
  const [first = { status, rejected: false }, ...others] =
    policyNumber === undefined
      ? []
      : await systems.listStatuses({ policyNumber, age: 0 }).catch((): readonly ClaimStatus[] => []);
  return [first, ...others.slice(0, limits.reports - 1)];
}

/** The entry of each claim that came of a report, one number each. */
export const listed = (
  { uuid, claim_type }: Pick<StoredClaimRow, 'uuid' | 'claim_type'>,
  statuses: readonly ClaimStatus[],
  claimNumbers: readonly string[],
): ListedClaim[] =>
  claimNumbers.flatMap((claimNumber, at) => {
    const status = statuses[at];
    return status ? [{ claimRequestUuid: uuid, claimNumber, type: claim_type, ...status }] : [];
  });
