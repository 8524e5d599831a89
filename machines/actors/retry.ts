import { assign, setup } from 'xstate';
import { errorOf } from './errorOf.ts';
import { cancelled, failed, type Outcome, succeeded, toFailure } from './outcome.ts';
import { port } from './port.ts';
import { mayRetry, retryDelay, type RetryPolicy, retryPolicy } from './retryPolicy.ts';
import { typesOf } from './typesOf.ts';

/**
 * One call, made again as its policy says. Takes the name of its port; gives a machine. Input: the
 * request and what deviates from the default policy. Port: `call`. Event: CANCEL, which also aborts the
 * signal of the port. Output: the answer, or the last failure. Source: specification sections 7 and 9.
 */
export const createRetryMachine = <Request, Value>(name: string) =>
  setup({
    types: typesOf<{
      input: { request: Request; retry?: Partial<RetryPolicy> };
      context: { request: Request; policy: RetryPolicy; retries: number; outcome: Outcome<Value> };
      events: { type: 'CANCEL' };
      output: Outcome<Value>;
    }>(),
    actors: { call: port<Value, { request: Request }>(name) },
    delays: { backOff: ({ context }) => retryDelay(context.policy, context.retries) },
    guards: {
      mayRetry: ({ context }, { error }: { error: unknown }) =>
        mayRetry(context.policy, context.retries, toFailure(error).status),
    },
    actions: {
      countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
      keepValue: assign((_, { value }: { value: Value }) => ({ outcome: succeeded(value) })),
      keepFailure: assign((_, { error }: { error: unknown }) => ({ outcome: failed(error) })),
    },
  }).createMachine({
    id: 'retry',
    context: ({ input }) => ({
      request: input.request,
      policy: retryPolicy(input.retry),
      retries: 0,
      outcome: cancelled(),
    }),
    output: ({ context }) => context.outcome,
    on: { CANCEL: '.cancelled' },
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
            },
            {
              target: 'failed',
              actions: { type: 'keepFailure', params: errorOf },
            },
          ],
        },
      },
      backingOff: { entry: 'countRetry', after: { backOff: 'calling' } },
      succeeded: { type: 'final' },
      failed: { type: 'final' },
      cancelled: { type: 'final' },
    },
  });
