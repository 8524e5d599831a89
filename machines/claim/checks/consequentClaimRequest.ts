import * as z from 'zod';
import { BaseClaimMember } from '#machines/claim/enums.ts';
import { limits } from '#machines/claim/limits.ts';

/**
 * The claim that this one follows from, and whose damage that was about. Source: specification section 3, Claim request.
 */
export const ConsequentClaimRequest = z.object({
  activeBaseClaimUuid: z.uuid(),
  baseClaimMemberType: BaseClaimMember.optional(),
  /** The number of that claim, as far as who reports knows it. */
  claimNumber: z.string().min(1).max(limits.claimNumber).optional(),
});
