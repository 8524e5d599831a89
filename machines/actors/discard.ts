import type { claimCalls } from '../service/claims.ts';
import type { CallAnswer } from '../service/call.ts';
import type { ClaimAddress } from './claimAddress.ts';
import { createRetryMachine } from './retry.ts';

/**
 * Gives a draft up. Input: `{ request: ClaimAddress, retry? }`. Port: `call`. Output: the address the
 * reporter goes to, or the failure. Source: specification section 4.
 */
export const discardMachine = createRetryMachine<ClaimAddress, CallAnswer<typeof claimCalls.discard>>(
  'discard',
);
