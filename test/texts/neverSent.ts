import type { FailureCode } from '#machines/calls/failures.ts';

/**
 * The codes of specification section 8 that our service never sends, and why. A browser of ours understands them all the same: it
 * may be put before another service.
 */
export const neverSent = {
  '245000008': 'Means what 245000007 means, which is sent.',
  RESET_FLOW:
    'A save that fails for good is told by its own code, which says more, before the flow is loaded again.',
} as const satisfies Partial<Record<FailureCode, string>>;
