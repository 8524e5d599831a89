import { assign, setup } from 'xstate';
import type { Failure } from '#machines/calls/failures.ts';
import { toFailure, errorOf } from '#machines/calls/outcome.ts';
import { port } from '#machines/calls/port.ts';
import { typesOf } from '#machines/calls/typesOf.ts';

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** What is asked of the token endpoint. */
export interface Refresh {
  readonly refreshToken: string;
}

/**
 * The tokens of the signed-in user, with one refresh under way at a time. A refresh refused with 401 is tried once more; one
 * refused for good ends in `failed`, one without an answer leaves the tokens as they were. Source: specification sections 3 and
 * 7.
 */
export const tokenMachine = setup({
  types: typesOf<{
    input: { tokens: Tokens };
    context: { tokens: Tokens | undefined; refusals: number; failure?: Failure | undefined };
    events:
      /** With the access token that was refused: one that is no longer ours has been replaced meanwhile. */
      { type: 'REFRESH'; refused: string } | { type: 'LOG_OUT' };
    /** A refresh is under way. */
    tags: 'pending';
  }>(),
  actors: { fetchTokens: port<Tokens, Refresh>('fetchTokens') },
  guards: {
    isOurs: ({ context }, { refused }: { refused: string }) => context.tokens?.accessToken === refused,
    isFirstRefusal: ({ context }, { error }: { error: unknown }) =>
      context.refusals === 0 && toFailure(error).status === 401,
    isRefused: (_, { error }: { error: unknown }) => [400, 401, 403].includes(toFailure(error).status),
  },
  actions: {
    keepTokens: assign((_, { tokens }: { tokens: Tokens }) => ({ tokens, refusals: 0, failure: undefined })),
    countRefusal: assign({ refusals: ({ context }) => context.refusals + 1 }),
    forgetRefusals: assign({ refusals: 0 }),
    forgetTokens: assign({ tokens: undefined, failure: undefined }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
  },
}).createMachine({
  id: 'token',
  context: ({ input }) => ({ tokens: input.tokens, refusals: 0 }),
  on: { LOG_OUT: { target: '.signedOut', actions: 'forgetTokens' } },
  initial: 'ready',
  states: {
    ready: {
      on: {
        REFRESH: {
          guard: { type: 'isOurs', params: ({ event }) => ({ refused: event.refused }) },
          target: 'refreshing',
          actions: 'forgetRefusals',
        },
      },
    },
    refreshing: {
      tags: 'pending',
      invoke: {
        src: 'fetchTokens',
        input: ({ context }) => ({ refreshToken: context.tokens?.refreshToken ?? '' }),
        onDone: {
          target: 'ready',
          actions: { type: 'keepTokens', params: ({ event }) => ({ tokens: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isFirstRefusal', params: errorOf },
            target: 'refreshing',
            reenter: true,
            actions: 'countRefusal',
          },
          {
            guard: { type: 'isRefused', params: errorOf },
            target: 'failed',
            actions: ['forgetTokens', { type: 'keepFailure', params: errorOf }],
          },
          { target: 'ready', actions: { type: 'keepFailure', params: errorOf } },
        ],
      },
    },
    failed: {},
    signedOut: {},
  },
});
