import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { normaliseBirthNumber, normaliseIdentifier } from '../../machines/claim/normalise.ts';
import { ClaimEventType } from '../../machines/claim/life/codes.ts';

/** The policy number a claim is about: where a page let choose what to search by, only when it is the number. */
export const searchedNumberOf = ({ searchBy = 'POLICY_NUMBER', policyNumber }: ClaimDetail) =>
  searchBy === 'POLICY_NUMBER' ? policyNumber : undefined;

/** The birth number the policy was searched by. */
export const birthNumberOf = ({ searchBy, birthNumber }: ClaimDetail): string | undefined =>
  searchBy === 'BIRTH_NUMBER' ? birthNumber : undefined;

/**
 * The life part of what search-policy is asked about.
 *
 * @param draft the saved draft, which tells the risk
 * @param key the body of the call, which goes before what is saved
 * @returns risk, event, and the birth number where the search is by that
 */
export function lifeSubjectOf(
  { appliedRiskId, claimEventType }: ClaimDetail,
  key: { readonly claimEventType?: string | undefined; readonly birthNumber?: string | undefined },
): ClaimDetail {
  const asked = ClaimEventType.safeParse(key.claimEventType);
  const event = asked.success ? asked.data : claimEventType;
  return {
    ...(appliedRiskId && { appliedRiskId }),
    ...(event && { claimEventType: event }),
    ...(key.birthNumber && {
      searchBy: 'BIRTH_NUMBER' as const,
      birthNumber: normaliseBirthNumber(normaliseIdentifier(key.birthNumber)),
    }),
  };
}
