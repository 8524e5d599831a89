import type { ClaimDetail } from './claim.ts';

/**
 * Whether the report named by its number is one we have (section 3, hasDuplicateClaimFoundByClaimNumber).
 *
 * @param claim the claim so far; one that names no report by number says nothing
 * @param claimId what find-duplicate found, undefined where it found nothing
 */
export const claimFoundByNumber = (
  { claimNumber }: ClaimDetail,
  claimId: string | undefined,
): Pick<ClaimDetail, 'hasDuplicateClaimFoundByClaimNumber'> =>
  claimNumber === undefined ? {} : { hasDuplicateClaimFoundByClaimNumber: claimId !== undefined };
