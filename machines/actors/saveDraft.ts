import { assign, setup } from 'xstate';
import type { CallAnswer } from '../service/call.ts';
import type { claimCalls } from '../service/claims.ts';
import type { ClaimAddress } from './claimAddress.ts';
import { errorOf } from './errorOf.ts';
import { cancelled, isUnanswered, succeeded, toFailure } from './outcome.ts';
import { port } from './port.ts';
import { awayDelay, mayRetry, retryDelay, type RetryPolicy, retryPolicy } from './retryPolicy.ts';
import { isSameAnswer } from '../claim/sameAnswer.ts';
import { failedSave, type SaveOutcome, storedVersion } from './saveOutcome.ts';
import { typesOf } from './typesOf.ts';

/** What is saved: the claim detail on top of the version that the service acknowledged last. */
export interface SaveRequest extends ClaimAddress {
  readonly version: number;
  readonly detail: Readonly<Record<string, unknown>>;
}

export type StoredDraft = Pick<SaveRequest, 'version' | 'detail'>;

/**
 * Saves a draft once. A refused save is made again as the retry policy says; one that got no answer waits
 * and is made again for as long as it takes, at once on RETRY. When the service then calls the version
 * stale, the lost answer may have been a yes: the stored draft is read and compared before anything is
 * given up. Ports: `save`, `readDraft`. Events: RETRY, CANCEL. Output: the new version, or the failure
 * and what it asks for. Source: specification sections 4 and 7.
 */
export const saveDraftMachine = setup({
  types: typesOf<{
    input: { request: SaveRequest; resetFlowOnError: boolean; retry?: Partial<RetryPolicy> };
    context: {
      request: SaveRequest;
      resetFlowOnError: boolean;
      policy: RetryPolicy;
      retries: number;
      unanswered: number;
      outcome: SaveOutcome;
    };
    events: { type: 'RETRY' } | { type: 'CANCEL' };
    output: SaveOutcome;
  }>(),
  actors: {
    save: port<CallAnswer<typeof claimCalls.save>, SaveRequest>('save'),
    readDraft: port<StoredDraft, ClaimAddress>('readDraft'),
  },
  delays: {
    backOff: ({ context }) => retryDelay(context.policy, context.retries),
    away: ({ context }) => awayDelay(context.policy, context.unanswered),
  },
  guards: {
    isUnanswered: (_, { error }: { error: unknown }) => isUnanswered(toFailure(error)),
    mayRetry: ({ context }, { error }: { error: unknown }) =>
      storedVersion(error) === undefined &&
      mayRetry(context.policy, context.retries, toFailure(error).status),
    mayBeOurs: ({ context }, { error }: { error: unknown }) =>
      context.retries + context.unanswered > 0 && storedVersion(error) === context.request.version + 1,
    isOurs: ({ context }, { stored }: { stored: StoredDraft }) =>
      stored.version === context.request.version + 1 && isSameAnswer(stored.detail, context.request.detail),
  },
  actions: {
    countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
    countUnanswered: assign({ unanswered: ({ context }) => context.unanswered + 1 }),
    keepVersion: assign((_, { version }: { version: number }) => ({ outcome: succeeded({ version }) })),
    keepFailure: assign(({ context }, { error }: { error: unknown }) => ({
      outcome: failedSave(error, context.resetFlowOnError),
    })),
  },
}).createMachine({
  id: 'saveDraft',
  context: ({ input }) => ({
    request: input.request,
    resetFlowOnError: input.resetFlowOnError,
    policy: retryPolicy(input.retry),
    retries: 0,
    unanswered: 0,
    outcome: { ...cancelled(), reaction: 'CANCELLED' },
  }),
  output: ({ context }) => context.outcome,
  on: { CANCEL: '.cancelled' },
  initial: 'saving',
  states: {
    saving: {
      invoke: {
        src: 'save',
        input: ({ context }) => context.request,
        onDone: { target: 'saved', actions: { type: 'keepVersion', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isUnanswered', params: errorOf }, target: 'away' },
          { guard: { type: 'mayRetry', params: errorOf }, target: 'backingOff' },
          {
            guard: { type: 'mayBeOurs', params: errorOf },
            target: 'comparing',
            actions: { type: 'keepFailure', params: errorOf },
          },
          { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
        ],
      },
    },
    backingOff: { entry: 'countRetry', after: { backOff: 'saving' } },
    away: { entry: 'countUnanswered', after: { away: 'saving' }, on: { RETRY: 'saving' } },
    comparing: {
      invoke: {
        src: 'readDraft',
        input: ({ context }) => context.request,
        onDone: [
          {
            guard: { type: 'isOurs', params: ({ event }) => ({ stored: event.output }) },
            target: 'saved',
            actions: { type: 'keepVersion', params: ({ event }) => event.output },
          },
          { target: 'failed' },
        ],
        onError: [{ guard: { type: 'isUnanswered', params: errorOf }, target: 'away' }, { target: 'failed' }],
      },
    },
    saved: { type: 'final' },
    failed: { type: 'final' },
    cancelled: { type: 'final' },
  },
});
