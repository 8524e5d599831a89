import { assign, setup } from 'xstate';
import type { Failure } from '../service/failures.ts';
import { errorOf } from './errorOf.ts';
import { toFailure } from './outcome.ts';
import { port } from './port.ts';
import { mayRetry, retryDelay, type RetryPolicy, retryPolicy } from './retryPolicy.ts';
import { typesOf } from './typesOf.ts';

/**
 * Something loaded once and kept: a codelist, the texts of a namespace. Takes the name of its port; gives
 * a machine: registered, loading, success, fail. Port: `load`. Event: LOAD, again after a failure, to
 * load afresh (the value stays meanwhile) or with another request, say another parent of a codelist (the
 * value goes). Input: the request and the retry policy. Source: specification sections 3 and 4.
 */
export const createResourceMachine = <Request, Value>(name: string) =>
  setup({
    types: typesOf<{
      input: { request: Request; retry?: Partial<RetryPolicy> };
      context: {
        request: Request;
        policy: RetryPolicy;
        retries: number;
        value?: Value | undefined;
        failure?: Failure | undefined;
      };
      events: { type: 'LOAD'; request?: Request };
      tags: 'loading';
    }>(),
    actors: { load: port<Value, { request: Request }>(name) },
    delays: { backOff: ({ context }) => retryDelay(context.policy, context.retries) },
    guards: {
      mayRetry: ({ context }, { error }: { error: unknown }) =>
        mayRetry(context.policy, context.retries, toFailure(error).status),
    },
    actions: {
      begin: assign((_, { request }: { request: Request | undefined }) => ({
        ...(request === undefined ? {} : { request, value: undefined }),
        retries: 0,
        failure: undefined,
      })),
      countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
      keepValue: assign((_, params: { value: Value }) => params),
      keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    },
  }).createMachine({
    id: 'resource',
    context: ({ input }) => ({ request: input.request, policy: retryPolicy(input.retry), retries: 0 }),
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
        initial: 'calling',
        states: {
          calling: {
            invoke: {
              src: 'load',
              input: ({ context }) => ({ request: context.request }),
              onDone: {
                target: '#resource.success',
                actions: { type: 'keepValue', params: ({ event }) => ({ value: event.output }) },
              },
              onError: [
                { guard: { type: 'mayRetry', params: errorOf }, target: 'backingOff' },
                { target: '#resource.fail', actions: { type: 'keepFailure', params: errorOf } },
              ],
            },
          },
          backingOff: { entry: 'countRetry', after: { backOff: 'calling' } },
        },
      },
      success: {},
      fail: {},
    },
  });
