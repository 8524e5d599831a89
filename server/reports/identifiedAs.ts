import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { ClientIdentificationState } from '#machines/claim/enums.ts';
import type { Identity } from '#machines/service/identity/identity.ts';

/**
 * How the client of a report is identified: as its creation proved, while what the report says of the client agrees with that. A
 * browser may only give an identification up. Undefined where nobody was identified and the report says nothing of it.
 */
export const identifiedAs = (
  identity: Pick<Identity, 'identification' | 'birthNumber' | 'policies'> | null,
  { clientIdentificationState: told, reporterRole, insured, injured, policyNumber }: ClaimDetail,
): ClientIdentificationState | undefined => {
  if (!identity) return told && 'UNIDENTIFIED';
  const { identification, birthNumber, policies } = identity;
  // Whoever was harmed reports to the policy of who did it.
  const isHarmed = reporterRole === 'INJURED';
  const named = (isHarmed ? injured : insured)?.birthNumber;
  const isOther = birthNumber !== undefined && named !== undefined && named !== birthNumber;
  const isOfOther =
    !isHarmed && policies.length > 0 && policyNumber !== undefined && !policies.includes(policyNumber);
  return told === 'UNIDENTIFIED' || isOther || isOfOther ? 'UNIDENTIFIED' : identification;
};
