import * as z from 'zod';
import { code } from './text.ts';

/** The claim this one follows from, and which of its members it is about (section 3, Claim request). */
export const ConsequentClaimRequest = z.object({
  activeBaseClaimUuid: z.uuid(),
  baseClaimMemberType: code().optional(),
});
export type ConsequentClaimRequest = z.infer<typeof ConsequentClaimRequest>;
