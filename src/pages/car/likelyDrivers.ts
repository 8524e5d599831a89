import type { ClaimDetail } from '../../../machines/claim/claim.ts';

/**
 * Finds who may have driven among those already named: the reporter, unless it is a company that reports, and the insured.
 *
 * @param claim the claim so far
 * @returns the names; one person is not offered twice
 */
export function likelyDrivers({ reporterRole, reporter, insured }: ClaimDetail): {
  me: string | undefined;
  insured: string | undefined;
} {
  const isCompany = reporterRole === 'SERVICE' || reporterRole === 'BROKER';
  const me = isCompany ? undefined : reporter?.fullName;
  const named = insured?.personKind === 'NATURAL' ? insured.fullName : undefined;
  return { me, insured: named === me ? undefined : named };
}
