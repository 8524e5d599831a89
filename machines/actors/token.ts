import { assign, emit, setup } from 'xstate';
import type { Failure } from '../service/failures.ts';
import { errorOf } from './errorOf.ts';
import { toFailure } from './outcome.ts';
import { port } from './port.ts';
import { typesOf } from './typesOf.ts';

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** What is asked of the token endpoint. */
export type Grant =
  | { readonly grantType: 'authorization_code'; readonly code: string }
  | { readonly grantType: 'refresh_token'; readonly refreshToken: string };

/**
 * The tokens of the signed-in user, with one grant under way at a time. A refresh refused with 401 is tried once more; one
 * refused for good ends in `failed`, one without an answer leaves the tokens as they were. Source: specification sections 3 and
 * 7.
 */
export const tokenMachine = setup({
  types: typesOf<{
    input: { tokens?: Tokens };
    context: { tokens?: Tokens | undefined; code: string; refusals: number; failure?: Failure | undefined };
    events:
      | { type: 'SIGN_IN'; code: string }
      /** With the access token that was refused: one that is no longer ours has been replaced meanwhile. */
      | { type: 'REFRESH'; refused: string }
      | { type: 'LOG_OUT' };
    emitted: { type: 'token.failed'; failure: Failure } | { type: 'token.loggedOut' };
    /** A grant is under way. */
    tags: 'pending';
  }>(),
  actors: { fetchTokens: port<Tokens, Grant>('fetchTokens') },
  guards: {
    hasTokens: ({ context }) => context.tokens !== undefined,
    isOurs: ({ context }, { refused }: { refused: string }) => context.tokens?.accessToken === refused,
    isFirstRefusal: ({ context }, { error }: { error: unknown }) =>
      context.refusals === 0 && toFailure(error).status === 401,
    isRefused: (_, { error }: { error: unknown }) => [400, 401, 403].includes(toFailure(error).status),
  },
  actions: {
    keepTokens: assign((_, { tokens }: { tokens: Tokens }) => ({ tokens, refusals: 0, failure: undefined })),
    keepCode: assign((_, { code }: { code: string }) => ({ code, failure: undefined })),
    countRefusal: assign({ refusals: ({ context }) => context.refusals + 1 }),
    forgetRefusals: assign({ refusals: 0 }),
    forgetTokens: assign({ tokens: undefined, failure: undefined }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    tellFailed: emit((_, { error }: { error: unknown }) => ({
      type: 'token.failed',
      failure: toFailure(error),
    })),
    tellLoggedOut: emit({ type: 'token.loggedOut' }),
  },
}).createMachine({
  id: 'token',
  context: ({ input }) => ({ tokens: input.tokens, code: '', refusals: 0 }),
  on: {
    SIGN_IN: {
      target: '.signingIn',
      reenter: true,
      actions: { type: 'keepCode', params: ({ event }) => ({ code: event.code }) },
    },
    LOG_OUT: { target: '.signedOut', actions: ['forgetTokens', 'tellLoggedOut'] },
  },
  initial: 'signedOut',
  states: {
    signedOut: { always: { guard: 'hasTokens', target: 'ready' } },
    signingIn: {
      tags: 'pending',
      invoke: {
        src: 'fetchTokens',
        input: ({ context }) => ({ grantType: 'authorization_code', code: context.code }),
        onDone: {
          target: 'ready',
          actions: { type: 'keepTokens', params: ({ event }) => ({ tokens: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: [
            'forgetTokens',
            { type: 'keepFailure', params: errorOf },
            { type: 'tellFailed', params: errorOf },
          ],
        },
      },
    },
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
        input: ({ context }) => ({
          grantType: 'refresh_token',
          refreshToken: context.tokens?.refreshToken ?? '',
        }),
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
            actions: [
              'forgetTokens',
              { type: 'keepFailure', params: errorOf },
              { type: 'tellFailed', params: errorOf },
            ],
          },
          { target: 'ready', actions: { type: 'keepFailure', params: errorOf } },
        ],
      },
    },
    failed: {},
  },
});
