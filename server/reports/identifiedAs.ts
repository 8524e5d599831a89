import type { ClaimDetail } from '#machines/claim/claim.ts';
import { factsIn } from '#machines/claim/facts.ts';
import type { ClientIdentificationState } from '#machines/claim/enums.ts';
import { isHarmedClient } from '#machines/origins/clientSuggestions.ts';
import { holds } from '#machines/subject/rule.ts';
import type { Identity } from '#machines/service/identity/identity.ts';

/**
 * How the client of a report is identified: as its creation proved, while what the report says of the client agrees with that. A
 * browser may only give an identification up. Undefined where nobody was identified and the report says nothing of it.
 */
export const identifiedAs = (
  identity: Pick<Identity, 'identification' | 'birthNumber' | 'identificationNumber' | 'policies'> | null,
  claim: ClaimDetail,
): ClientIdentificationState | undefined => {
  const { clientIdentificationState: told, insured, injured, policyNumber } = claim;
  if (!identity) return told && 'UNIDENTIFIED';
  const { identification, birthNumber, identificationNumber, policies } = identity;
  const isHarmed = holds(isHarmedClient, factsIn(claim));
  const named = isHarmed ? injured : insured;
  const isOther =
    doDiffer(named?.birthNumber, birthNumber) || doDiffer(named?.identificationNumber, identificationNumber);
  const isOfOther =
    !isHarmed && policies.length > 0 && policyNumber !== undefined && !policies.includes(policyNumber);
  return told === 'UNIDENTIFIED' || isOther || isOfOther ? 'UNIDENTIFIED' : identification;
};

const doDiffer = (told: string | undefined, proved: string | undefined): boolean =>
  told !== undefined && proved !== undefined && told !== proved;
