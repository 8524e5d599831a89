import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { checkDraft } from '../../machines/claim/draft.ts';
import { Failure } from '../../machines/service/failures.ts';
import type { StoredClaimRow } from '../auth/getOwnClaim.ts';

/**
 * The stored detail of a report, typed. What the report is, its row says, whatever the detail claims.
 *
 * @throws Failure 245000030 when an older version stored what no longer fits
 */
export function detailOf(claim: Pick<StoredClaimRow, 'detail' | 'claim_type' | 'flow_type'>): ClaimDetail {
  const checked = checkDraft(claim.detail);
  if (!checked.ok) throw new Failure('245000030', { params: { name: checked.issues[0]?.name ?? '' } });
  return { ...checked.value, claimType: claim.claim_type, flowType: claim.flow_type };
}
