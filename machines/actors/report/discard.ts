import type { CallAnswer } from '#machines/service/call.ts';
import type { claimCalls } from '#machines/service/claims.ts';
import type { ClaimRef } from './claimRef.ts';
import { createRetryMachine } from '#machines/calls/retry.ts';

/** Gives a draft up and ends with the address the reporter goes to. Source: specification section 4. */
export const discardMachine = createRetryMachine<ClaimRef, CallAnswer<typeof claimCalls.discard>>('discard');
