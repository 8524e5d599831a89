/** How often a failed call is repeated, and after how long. Source: specification sections 7 and 9. */
export interface RetryPolicy {
  /** Attempts after the first one. */
  readonly count: number;
  readonly timeout: number;
  /** Statuses that would fail again however often the call is repeated. */
  readonly excludedStatuses: readonly number[];
}

const defaultPolicy: RetryPolicy = { count: 0, timeout: 1000, excludedStatuses: [] };

/** The whole policy of a call that states only what differs from the default. */
export const retryPolicy = (wishes: Partial<RetryPolicy> = {}): RetryPolicy => ({
  ...defaultPolicy,
  ...wishes,
});

/** True when a call that failed with the status is repeated after that many retries. */
export const mayRetry = (policy: RetryPolicy, retries: number, status: number): boolean =>
  retries < policy.count && !policy.excludedStatuses.includes(status);

/** Milliseconds from the failure of an attempt (counted from 1) to the next one. */
export const retryDelay = (policy: RetryPolicy, attempt: number): number => attempt * policy.timeout;

/** Milliseconds until asking again after that many times without an answer (from 1), never more than ten timeouts. */
export const awayDelay = (policy: RetryPolicy, times: number): number => Math.min(times, 10) * policy.timeout;
