import type { ClaimDetail } from '#machines/claim/claim.ts';

/**
 * Whether the report the claim names by its number is one of ours, told by the id that find-duplicate found, if any. Empty for a
 * claim that names no report. Source: specification section 3, hasDuplicateClaimFoundByClaimNumber.
 */
export const claimFoundByNumber = (
  { claimNumber }: ClaimDetail,
  claimId: string | undefined,
): Pick<ClaimDetail, 'hasDuplicateClaimFoundByClaimNumber'> =>
  claimNumber === undefined ? {} : { hasDuplicateClaimFoundByClaimNumber: claimId !== undefined };
