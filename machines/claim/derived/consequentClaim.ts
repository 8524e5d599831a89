import * as z from 'zod';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { BaseClaimMember } from '#machines/claim/enums.ts';
import { isSuffered } from './riskFlow.ts';

/** A sent claim, as it is known to whoever sent it. */
interface SentClaim {
  /** The claim at the beginning of what follows from each other. */
  readonly activeBaseClaimUuid: string;
  readonly claimNumber: string | undefined;
}

/** Whether the damage of a claim was that of who is insured with us or of somebody harmed. Source: specification section 3. */
export const baseClaimMemberOf = (claim: ClaimDetail): BaseClaimMember =>
  isSuffered(claim) ? 'INJURED' : 'INSURED';

/**
 * What a claim that follows from a sent one begins with: the tie to it, and its day, because it is the same event. A claim that
 * follows from a third one is tied to the first.
 */
export const consequentTo = (
  claim: ClaimDetail,
  { activeBaseClaimUuid, claimNumber }: SentClaim,
): Pick<ClaimDetail, 'consequentClaimRequest' | 'incidentDate'> => ({
  consequentClaimRequest: {
    baseClaimMemberType: baseClaimMemberOf(claim),
    claimNumber,
    ...claim.consequentClaimRequest,
    activeBaseClaimUuid,
  },
  incidentDate: claim.incidentDate,
});

/** The tie that an address tells by the parameter `baseClaimId`, nothing where it names no claim. Source: section 3, Configuration. */
export const consequentIn = (query: { readonly get: (name: string) => string | null }): ClaimDetail => {
  const { data } = z.uuid().safeParse(query.get('baseClaimId'));
  return data === undefined ? {} : { consequentClaimRequest: { activeBaseClaimUuid: data } };
};
