import { assign, setup } from 'xstate';
import type { Failure } from '#machines/calls/failures.ts';
import { type Outcome, outcomeOf, toFailure, errorOf } from '#machines/calls/outcome.ts';
import type { RetryMachine, RetryPolicy } from '#machines/calls/retry.ts';
import { typesOf } from '#machines/calls/typesOf.ts';

/**
 * Something loaded once and kept, such as a codelist. LOAD loads it, also again after a failure, afresh (the value stays
 * meanwhile) or with another request, such as another parent of a codelist (the value is dropped). Source: specification sections
 * 3 and 4.
 */
export const createResourceMachine = <Request, Value extends object>(load: RetryMachine<Request, Value>) =>
  setup({
    types: typesOf<{
      input: { request: Request; retry?: Partial<RetryPolicy> };
      context: {
        request: Request;
        retry: Partial<RetryPolicy> | undefined;
        value?: Value | undefined;
        failure?: Failure | undefined;
      };
      events: { type: 'LOAD'; request?: Request };
      tags: 'loading';
    }>(),
    actors: { load },
    guards: { hasLoaded: (_, { outcome }: { outcome: Outcome<Value> }) => outcome.ok },
    actions: {
      begin: assign((_, { request }: { request: Request | undefined }) => ({
        ...(request === undefined ? {} : { request, value: undefined }),
        failure: undefined,
      })),
      keepOutcome: assign((_, { outcome }: { outcome: Outcome<Value> }) =>
        outcome.ok ? { value: outcome.value } : { failure: outcome.failure },
      ),
      keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    },
  }).createMachine({
    id: 'resource',
    context: ({ input }) => ({ request: input.request, retry: input.retry }),
    on: {
      LOAD: {
        target: '.loading',
        reenter: true,
        actions: { type: 'begin', params: ({ event }) => ({ request: event.request }) },
      },
    },
    initial: 'registered',
    states: {
      registered: {},
      loading: {
        tags: 'loading',
        invoke: {
          src: 'load',
          input: ({ context }) => ({ request: context.request, retry: context.retry }),
          onDone: [
            {
              guard: { type: 'hasLoaded', params: outcomeOf },
              target: 'success',
              actions: { type: 'keepOutcome', params: outcomeOf },
            },
            { target: 'fail', actions: { type: 'keepOutcome', params: outcomeOf } },
          ],
          onError: { target: 'fail', actions: { type: 'keepFailure', params: errorOf } },
        },
      },
      success: {},
      fail: {},
    },
  });
