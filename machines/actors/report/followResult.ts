import { createFollowResult } from '#machines/flow/actors/followResult.ts';
import type { FinalizeAnswer } from '#machines/service/claimRequest.ts';
import { mayChange } from '#machines/service/sent/sentClaims.ts';
import type { ClaimRef } from './claimRef.ts';

/** Follows a sent report until the statuses of its claims are terminal and its message is sent. Source: specification section 4. */
export const followResultMachine = createFollowResult<ClaimRef, FinalizeAnswer>(mayChange);
