import type { CallAnswer } from '../service/call.ts';
import type { claimCalls } from '../service/claims.ts';
import type { ClaimRef } from './claimRef.ts';
import { createRetryMachine } from './retry.ts';

/** Gives a draft up and ends with the address the reporter goes to. Source: specification section 4. */
export const discardMachine = createRetryMachine<ClaimRef, CallAnswer<typeof claimCalls.discard>>('discard');
