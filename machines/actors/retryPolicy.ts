/** How often a failed call is made again, and after how long. Source: specification sections 7 and 9. */
export interface RetryPolicy {
  /** Attempts after the first one. */
  readonly count: number;
  readonly timeout: number;
  /** Statuses that would fail again however often one asks. */
  readonly excludedStatuses: readonly number[];
  /** The delay is attempt x timeout, or twice the one before. */
  readonly growth: 'LINEAR' | 'DOUBLING';
}

const defaultPolicy: RetryPolicy = { count: 0, timeout: 1000, excludedStatuses: [], growth: 'LINEAR' };

/** Takes what a call says of its retries; gives the whole policy. */
export const retryPolicy = (wishes: Partial<RetryPolicy> = {}): RetryPolicy => ({
  ...defaultPolicy,
  ...wishes,
});

/** How translations are loaded. Source: specification section 9. */
export const translationRetry = retryPolicy({ count: 5, timeout: 350, growth: 'DOUBLING' });

/** Takes the retries made so far and the status of the failure; says whether one more follows. */
export const mayRetry = (policy: RetryPolicy, retries: number, status: number): boolean =>
  retries < policy.count && !policy.excludedStatuses.includes(status);

/** Takes the number of the attempt that failed (from 1); gives the milliseconds until the next. */
export const retryDelay = (policy: RetryPolicy, attempt: number): number =>
  policy.growth === 'LINEAR' ? attempt * policy.timeout : policy.timeout * 2 ** (attempt - 1);

/**
 * Takes how often no answer came (from 1); gives the milliseconds until asking again, never above ten
 * timeouts.
 */
export const awayDelay = (policy: RetryPolicy, times: number): number => Math.min(times, 10) * policy.timeout;
