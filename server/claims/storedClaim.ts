import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { checkDraft } from '../../machines/claim/draft.ts';
import type { Flow } from '../../machines/flow/flow.ts';
import { Failure } from '../../machines/service/failures.ts';
import type { StoredClaimRow } from '../auth/getOwnClaim.ts';

type Kind = Pick<StoredClaimRow, 'claim_type' | 'flow_type'>;

/**
 * The stored detail of a report, typed. Its row decides the claim type and flow type, whatever the detail says.
 *
 * @throws Failure 245000030 when what an older version stored no longer fits
 */
export function detailOf(claim: Kind & Pick<StoredClaimRow, 'detail'>): ClaimDetail {
  const checked = checkDraft(claim.detail);
  if (!checked.ok) throw new Failure('245000030', { params: { name: checked.issues[0]?.name ?? '' } });
  return { ...checked.value, claimType: claim.claim_type, flowType: claim.flow_type };
}

/** The flow of a report, undefined where no such flow is served. */
export const findFlow = (flows: readonly Flow[], { claim_type, flow_type }: Kind): Flow | undefined =>
  flows.find((flow) => flow.claimType === claim_type && flow.flowType === flow_type);
