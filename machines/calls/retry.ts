import { assign, type CallbackActorLogic, type EventObject, type PromiseActorLogic, setup } from 'xstate';
import type { Failure } from './failures.ts';
import { cancelled, errorOf, failed, type Outcome, succeeded, toFailure } from './outcome.ts';
import { port } from './port.ts';
import { typesOf } from './typesOf.ts';

/** How a call ended, and how often it had been repeated before. */
export type RetryOutcome<Value> = Outcome<Value> & { readonly retries: number };

/** What a call that is a callback reports: the part done so far, 0 to 1, and how it ended. */
export type CallNews<Value> =
  | { readonly type: 'PROGRESSED'; readonly progress: number }
  | { readonly type: 'SENT'; readonly value: Value }
  | { readonly type: 'FAILED'; readonly failure: Failure };

interface CallInput<Request> {
  readonly request: Request;
}

interface RetryOptions {
  /** True for a failure after which the call must not be repeated, whatever the policy says. */
  readonly endsAtOnce?: (failure: Failure) => boolean;
}

/** A promise, or a callback where somebody wants to see the progress of the call. */
type CallLogic<Request, Value> =
  | PromiseActorLogic<Value, CallInput<Request>>
  | CallbackActorLogic<EventObject, CallInput<Request>>;

/**
 * One call, repeated as its policy says; stopping the machine aborts it. The port `call` goes by the name given in its
 * error where nobody has provided it. Source: specification sections 7 and 9.
 */
export const createRetryMachine = <Request, Value extends object>(
  name: string,
  { endsAtOnce = () => false }: RetryOptions = {},
) =>
  setup({
    types: typesOf<{
      input: {
        request: Request;
        retry?: Partial<RetryPolicy> | undefined;
        /** Retries this call has used up already. */
        retries?: number;
      };
      context: {
        request: Request;
        policy: RetryPolicy;
        retries: number;
        /** Of the attempt under way, 0 to 1. */
        progress: number;
        /** Of the last attempt that ended. */
        outcome: Outcome<Value>;
      };
      events: CallNews<Value>;
      output: RetryOutcome<Value>;
    }>(),
    actors: { call: callPort<Request, Value>(name) },
    delays: {
      backOff: ({ context: { policy, retries, outcome } }) =>
        retryDelay(policy, retries, outcome.ok ? 0 : outcome.failure.retryAfter),
    },
    guards: {
      mayRetry: ({ context }, { error }: { error: unknown }) => {
        const failure = toFailure(error);
        return !endsAtOnce(failure) && mayRetry(context.policy, context.retries, failure.status);
      },
    },
    actions: {
      countRetry: assign({ retries: ({ context }) => context.retries + 1, progress: 0 }),
      keepProgress: assign((_, params: { progress: number }) => params),
      // A callback puts nothing out when it ends: it tells.
      keepValue: assign((_, { value }: { value: Value | undefined }) =>
        value === undefined ? {} : { outcome: succeeded(value) },
      ),
      keepFailure: assign((_, { error }: { error: unknown }) => ({ outcome: failed(error) })),
    },
  }).createMachine({
    id: 'retry',
    context: ({ input }) => ({
      request: input.request,
      policy: retryPolicy(input.retry),
      retries: input.retries ?? 0,
      progress: 0,
      outcome: cancelled(),
    }),
    output: ({ context }) => ({ ...context.outcome, retries: context.retries }),
    initial: 'calling',
    states: {
      calling: {
        invoke: {
          src: 'call',
          input: ({ context }) => ({ request: context.request }),
          onDone: {
            target: 'succeeded',
            actions: { type: 'keepValue', params: ({ event }) => ({ value: event.output }) },
          },
          onError: [
            {
              guard: { type: 'mayRetry', params: errorOf },
              target: 'backingOff',
              actions: { type: 'keepFailure', params: errorOf },
            },
            { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
          ],
        },
        on: {
          PROGRESSED: {
            actions: { type: 'keepProgress', params: ({ event }) => ({ progress: event.progress }) },
          },
          SENT: {
            target: 'succeeded',
            actions: { type: 'keepValue', params: ({ event }) => ({ value: event.value }) },
          },
          FAILED: [
            {
              guard: { type: 'mayRetry', params: toldFailure },
              target: 'backingOff',
              actions: { type: 'keepFailure', params: toldFailure },
            },
            { target: 'failed', actions: { type: 'keepFailure', params: toldFailure } },
          ],
        },
      },
      backingOff: { entry: 'countRetry', after: { backOff: 'calling' } },
      succeeded: { type: 'final' },
      failed: { type: 'final' },
    },
  });

export type RetryMachine<Request, Value extends object> = ReturnType<
  typeof createRetryMachine<Request, Value>
>;

const callPort = <Request, Value>(name: string): CallLogic<Request, Value> =>
  port<Value, CallInput<Request>>(name);

const toldFailure = ({ event }: { readonly event: { readonly failure: Failure } }) => ({
  error: event.failure,
});

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

/** Milliseconds from the failure of an attempt (counted from 1) to the next one, not before the seconds that the service has named. */
export const retryDelay = (policy: RetryPolicy, attempt: number, retryAfter = 0): number =>
  Math.max(attempt * policy.timeout, retryAfter * 1000);

/**
 * Milliseconds until asking again after that many times without an answer (from 1), never more than ten timeouts, and not before the
 * seconds that the service has named.
 */
export const awayDelay = (policy: RetryPolicy, times: number, retryAfter = 0): number =>
  Math.max(Math.min(times, 10) * policy.timeout, retryAfter * 1000);
