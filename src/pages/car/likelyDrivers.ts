import type { ClaimDetail } from '../../../machines/claim/claim.ts';

/**
 * The names of those who may have driven, among the people already named: the reporter, unless a company reports, and the
 * insured. Nobody is offered twice.
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
