import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { AuthorisationField, FlowType } from '#machines/claim/enums.ts';
import { policyKeyOf, policyNumberOf } from '#machines/claim/subject.ts';

/**
 * The kinds of number that can open a draft for somebody else than the browser that made it: only those that match something in
 * it. A report that begins a claim has no number of one; a policy matches where it was told, or found. Source: section 6.
 */
export const opensBy = (flowType: FlowType, claim: ClaimDetail): readonly AuthorisationField[] => [
  ...(flowType !== 'DRAFT' && claim.claimNumber ? (['CLAIM_NUMBER'] as const) : []),
  ...((policyNumberOf(claim) ?? mayHavePolicy(claim)) ? (['POLICY_NUMBER'] as const) : []),
  ...(birthNumbersIn(claim).length > 0 ? (['BIRTH_NUMBER'] as const) : []),
];

/** The birth numbers that a claim tells. */
export const birthNumbersIn = ({ insured, injured, searchBy, birthNumber }: ClaimDetail): readonly string[] =>
  [insured?.birthNumber, injured?.birthNumber, searchBy === 'BIRTH_NUMBER' ? birthNumber : undefined].filter(
    (one) => one !== undefined,
  );

const mayHavePolicy = (claim: ClaimDetail): boolean =>
  policyKeyOf(claim) !== undefined && claim.dummyPolicy !== true;
