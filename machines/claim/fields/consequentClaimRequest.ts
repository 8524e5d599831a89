import * as z from 'zod';
import { code } from './text.ts';

/**
 * The claim that this one follows, and which of its members this one is about. Source: specification section 3, Claim request.
 */
export const ConsequentClaimRequest = z.object({
  activeBaseClaimUuid: z.uuid(),
  baseClaimMemberType: code().optional(),
});
export type ConsequentClaimRequest = z.infer<typeof ConsequentClaimRequest>;
