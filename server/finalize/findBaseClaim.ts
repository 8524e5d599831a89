import type { ClaimDetail } from '#machines/claim/claim.ts';
import { baseClaimMemberOf } from '#machines/claim/derived/consequentClaim.ts';
import { RiskCode } from '#machines/claim/enums.ts';
import { maskedClaimNumber } from '#server/lookups/duplicates.ts';
import type { Queries } from '#server/store/tables.ts';
import type { BaseClaim } from '#server/store/assessment.ts';

/** The claim that another one says it follows from, of whatever line; undefined where none was registered under that id. */
export async function findBaseClaim(
  db: Queries,
  { consequentClaimRequest }: ClaimDetail,
): Promise<BaseClaim | undefined> {
  const uuid = consequentClaimRequest?.activeBaseClaimUuid;
  if (uuid === undefined) return undefined;
  const row = await db
    .selectFrom('registered_claim')
    .innerJoin('claim_request', 'claim_request.uuid', 'registered_claim.claim_uuid')
    .select(['registered_claim.claim_number', 'registered_claim.claim_type', 'claim_request.detail'])
    .where('registered_claim.claim_uuid', '=', uuid)
    .executeTakeFirst();
  if (!row) return undefined;
  const riskId = RiskCode.safeParse(row.detail['appliedRiskId']).data;
  return {
    uuid,
    claimNumber: row.claim_number,
    claimType: row.claim_type,
    memberType: baseClaimMemberOf(row.detail),
    ...(riskId && { riskId }),
  };
}

/**
 * The claim as it is tied to what it follows from: to nothing where we know no such claim. Who named its number already reads it
 * again; anybody else reads its end, because a whole number opens drafts and adds documents.
 */
export const tiedTo = (
  base: BaseClaim | undefined,
  { consequentClaimRequest: told, ...claim }: ClaimDetail,
): ClaimDetail =>
  base === undefined
    ? claim
    : {
        ...claim,
        consequentClaimRequest: {
          activeBaseClaimUuid: base.uuid,
          baseClaimMemberType: base.memberType,
          claimNumber:
            told?.claimNumber === base.claimNumber ? base.claimNumber : maskedClaimNumber(base.claimNumber),
        },
      };
