import { assign, setup } from 'xstate';
import { isSameAnswer } from '#machines/subject/sameAnswer.ts';
import type { Failure } from '#machines/calls/failures.ts';
import {
  cancelled,
  failed,
  isUnanswered,
  type Outcome,
  outcomeOf,
  succeeded,
  toFailure,
  errorOf,
} from '#machines/calls/outcome.ts';
import { port } from '#machines/calls/port.ts';
import {
  createRetryMachine,
  type RetryOutcome,
  awayDelay,
  type RetryPolicy,
  retryPolicy,
} from '#machines/calls/retry.ts';
import { typesOf } from '#machines/calls/typesOf.ts';

/** What is saved: a record on top of the version that the service acknowledged last. */
export interface SaveRequest<Ref> {
  /** Which record it is. */
  readonly ref: Ref;
  readonly version: number;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** What the service has stored of a record. */
export type StoredDraft = Pick<SaveRequest<unknown>, 'version' | 'detail'>;

/** The version that is stored instead, where a failure says that the one that was sent is stale. */
export type StoredVersion = (failure: Failure) => number | undefined;

/** What the flow does about a save that failed. */
type SaveReaction =
  /** Someone else saved in between. */
  | 'STALE'
  /** Load the draft that was acknowledged last. */
  | 'RESET'
  /** Stay on the page and say why. */
  | 'REFUSED'
  | 'CANCELLED';

type FailedSave = Extract<Outcome<never>, { ok: false }> & { readonly reaction: SaveReaction };
export type SaveOutcome = Extract<Outcome<SaveAnswer>, { ok: true }> | FailedSave;
interface SaveAnswer {
  readonly version: number;
}

/** The save itself, a port. One that got no answer and one that is stale are not simply repeated. */
export const createSaveCall = <Ref>(storedVersion: StoredVersion) =>
  createRetryMachine<SaveRequest<Ref>, SaveAnswer>('save', {
    endsAtOnce: (failure) => isUnanswered(failure) || storedVersion(failure) !== undefined,
  });

/**
 * Saves a draft once. A refused save is repeated as the retry policy says; one that got no answer waits and is repeated for as
 * long as it takes, at once on RETRY. When the service then calls the version stale, the lost answer may have been a yes: the
 * stored draft is read and compared before anything is given up. `storedVersion` reads the version stored instead from a failure. Source: specification sections 4 and 7.
 */
export const createSaveDraft = <Ref>(storedVersion: StoredVersion) =>
  setup({
    types: typesOf<{
      input: { request: SaveRequest<Ref>; resetFlowOnError: boolean; retry?: Partial<RetryPolicy> };
      context: {
        request: SaveRequest<Ref>;
        resetFlowOnError: boolean;
        policy: RetryPolicy;
        /** Retries the save has used up; waiting for the network uses up none. */
        retries: number;
        unanswered: number;
        outcome: SaveOutcome;
      };
      events: { type: 'RETRY' } | { type: 'CANCEL' };
      output: SaveOutcome;
    }>(),
    actors: {
      save: createSaveCall<Ref>(storedVersion),
      readDraft: port<StoredDraft, { readonly ref: Ref }>('readDraft'),
    },
    delays: {
      away: ({ context: { policy, unanswered, outcome } }) =>
        awayDelay(policy, unanswered, outcome.ok ? 0 : outcome.failure.retryAfter),
    },
    guards: {
      hasSaved: (_, { outcome }: Ended) => outcome.ok,
      isAway: (_, { outcome }: Ended) => !outcome.ok && isUnanswered(outcome.failure),
      mayBeOurs: ({ context }, { outcome }: Ended) =>
        !outcome.ok &&
        outcome.retries + context.unanswered > 0 &&
        storedVersion(outcome.failure) === context.request.version + 1,
      isOurs: ({ context }, { stored }: { stored: StoredDraft }) =>
        stored.version === context.request.version + 1 && isSameAnswer(stored.detail, context.request.detail),
      isUnanswered: (_, { error }: { error: unknown }) => isUnanswered(toFailure(error)),
    },
    actions: {
      countUnanswered: assign({ unanswered: ({ context }) => context.unanswered + 1 }),
      keepSave: assign(({ context }, { outcome }: Ended) => ({
        retries: outcome.retries,
        outcome: outcome.ok
          ? succeeded(outcome.value)
          : failedSave(outcome.failure, storedVersion, context.resetFlowOnError),
      })),
      keepVersion: assign((_, { version }: { version: number }) => ({ outcome: succeeded({ version }) })),
      keepFailure: assign(({ context }, { error }: { error: unknown }) => ({
        outcome: failedSave(toFailure(error), storedVersion, context.resetFlowOnError),
      })),
      keepCancelled: assign(() => ({ outcome: cancelledSave() })),
    },
  }).createMachine({
    id: 'saveDraft',
    context: ({ input }) => ({
      request: input.request,
      resetFlowOnError: input.resetFlowOnError,
      policy: retryPolicy(input.retry),
      retries: 0,
      unanswered: 0,
      outcome: cancelledSave(),
    }),
    output: ({ context }) => context.outcome,
    on: { CANCEL: '.cancelled' },
    initial: 'saving',
    states: {
      saving: {
        invoke: {
          id: 'save',
          src: 'save',
          input: ({ context: { request, policy, retries } }) => ({ request, retry: policy, retries }),
          onDone: [
            {
              guard: { type: 'hasSaved', params: outcomeOf },
              target: 'saved',
              actions: { type: 'keepSave', params: outcomeOf },
            },
            {
              guard: { type: 'isAway', params: outcomeOf },
              target: 'away',
              actions: { type: 'keepSave', params: outcomeOf },
            },
            {
              guard: { type: 'mayBeOurs', params: outcomeOf },
              target: 'comparing',
              actions: { type: 'keepSave', params: outcomeOf },
            },
            { target: 'failed', actions: { type: 'keepSave', params: outcomeOf } },
          ],
          onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
        },
      },
      away: { entry: 'countUnanswered', after: { away: 'saving' }, on: { RETRY: 'saving' } },
      comparing: {
        invoke: {
          src: 'readDraft',
          input: ({ context: { request } }) => ({ ref: request.ref }),
          onDone: [
            {
              guard: { type: 'isOurs', params: ({ event }) => ({ stored: event.output }) },
              target: 'saved',
              actions: { type: 'keepVersion', params: ({ event }) => event.output },
            },
            { target: 'failed' },
          ],
          onError: [
            { guard: { type: 'isUnanswered', params: errorOf }, target: 'away' },
            { target: 'failed' },
          ],
        },
      },
      saved: { type: 'final' },
      failed: { type: 'final' },
      cancelled: { type: 'final', entry: 'keepCancelled' },
    },
  });

interface Ended {
  readonly outcome: RetryOutcome<SaveAnswer>;
}

const cancelledSave = (): FailedSave => ({ ...cancelled(), reaction: 'CANCELLED' });

/** What a failed save asks for. Source: specification section 4. */
const failedSave = (
  failure: Failure,
  storedVersion: StoredVersion,
  resetFlowOnError: boolean,
): FailedSave => {
  if (storedVersion(failure) !== undefined) return { ...failed(failure), reaction: 'STALE' };
  const resets = resetFlowOnError && failure.status >= 403;
  return { ...failed(failure), reaction: resets ? 'RESET' : 'REFUSED' };
};
