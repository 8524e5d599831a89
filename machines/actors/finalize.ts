import { assign, emit, setup } from 'xstate';
import type * as z from 'zod';
import { FinalizeAnswer } from '../service/claimRequest.ts';
import type { StoredClaim } from '../service/claims.ts';
import { Failure } from '../service/failures.ts';
import type { ClaimRef } from './claimRef.ts';
import { errorOf } from './errorOf.ts';
import { failed, isUnanswered, type Outcome, outcomeOf, succeeded, toFailure } from './outcome.ts';
import { createPollableMachine, type PollingStyle } from './pollable.ts';
import { port } from './port.ts';
import { awayDelay, retryPolicy } from './retryPolicy.ts';
import { typesOf } from './typesOf.ts';

export interface FinalizeRequest extends ClaimRef {
  readonly saveDocs: boolean;
  /** Files that were picked and are not with the report. */
  readonly failedDocs: number;
}

export type StoredResult = Pick<z.output<typeof StoredClaim>, 'state' | 'result'>;
type FinalizeOutcome = Outcome<FinalizeAnswer>;

const patience = retryPolicy({ timeout: 1000 });

/**
 * True for a failure after which nobody knows whether the claim arrived. Finalise gives the same answer twice, so asking again is
 * safe.
 */
const leavesOpen = (failure: Failure): boolean =>
  isUnanswered(failure) || failure.code === 'MAX_RETRY' || [408, 502, 504].includes(failure.status);

/** Params of guards and actions after reading the claim. */
const storedOf = ({ event }: { readonly event: { readonly output: StoredResult } }) => ({
  stored: event.output,
});

/**
 * Sends a claim and sees it through. Where no answer tells whether it arrived, it is `unsure`: it reads the claim by itself, at
 * growing intervals or at once on RETRY, and sends again only what never arrived. When it takes long, it says so once. Source:
 * specification section 7.
 */
export const finalizeMachine = setup({
  types: typesOf<{
    input: FinalizeInput;
    context: FinalizeInput & { checks: number; outcome: FinalizeOutcome };
    events: { type: 'RETRY' };
    emitted: { type: 'finalize.tookLong' };
    output: FinalizeOutcome;
  }>(),
  actors: {
    request: createPollableMachine<FinalizeRequest, FinalizeAnswer>(FinalizeAnswer),
    readClaim: port<StoredResult, ClaimRef>('readClaim'),
  },
  delays: {
    longRunning: ({ context }) => context.longRunningAfter,
    beforeCheck: ({ context }) => awayDelay(patience, context.checks),
  },
  guards: {
    leavesOpen: (_, { outcome }: { outcome: FinalizeOutcome }) => !outcome.ok && leavesOpen(outcome.failure),
    isPassing: (_, { error }: { error: unknown }) => leavesOpen(toFailure(error)),
    isFinal: (_, { stored }: { stored: StoredResult }) =>
      stored.state === 'FINAL' && stored.result !== undefined,
    isFinalizing: (_, { stored }: { stored: StoredResult }) => stored.state === 'FINALIZING',
    neverArrived: (_, { stored }: { stored: StoredResult }) => stored.state === 'DRAFT',
  },
  actions: {
    countCheck: assign({ checks: ({ context }) => context.checks + 1 }),
    keepOutcome: assign((_, params: { outcome: FinalizeOutcome }) => params),
    keepResult: assign((_, { stored }: { stored: StoredResult }) =>
      stored.result ? { outcome: succeeded(stored.result) } : {},
    ),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ outcome: failed(error) })),
    noticeLongRun: emit({ type: 'finalize.tookLong' }),
  },
}).createMachine({
  id: 'finalize',
  // A claim that is neither draft nor on its way nor final has no result to show.
  context: ({ input }) => ({ ...input, checks: 0, outcome: failed(new Failure('GCL-FE-0000')) }),
  output: ({ context }) => context.outcome,
  after: { longRunning: { actions: 'noticeLongRun' } },
  initial: 'sending',
  states: {
    sending: {
      invoke: {
        src: 'request',
        input: ({ context: { request, style, longRunningAfter } }) => ({ request, style, longRunningAfter }),
        onDone: [
          {
            guard: { type: 'leavesOpen', params: outcomeOf },
            target: 'unsure',
          },
          { target: 'end', actions: { type: 'keepOutcome', params: outcomeOf } },
        ],
        onError: { target: 'end', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    unsure: {
      entry: 'countCheck',
      after: { beforeCheck: 'checking' },
      on: { RETRY: 'checking' },
    },
    checking: {
      invoke: {
        src: 'readClaim',
        input: ({ context }) => context.request,
        onDone: [
          {
            guard: { type: 'isFinal', params: storedOf },
            target: 'end',
            actions: { type: 'keepResult', params: storedOf },
          },
          { guard: { type: 'isFinalizing', params: storedOf }, target: 'unsure' },
          { guard: { type: 'neverArrived', params: storedOf }, target: 'sending' },
          { target: 'end' },
        ],
        onError: [
          { guard: { type: 'isPassing', params: errorOf }, target: 'unsure' },
          { target: 'end', actions: { type: 'keepFailure', params: errorOf } },
        ],
      },
    },
    end: { type: 'final' },
  },
});

interface FinalizeInput {
  readonly request: FinalizeRequest;
  readonly style: PollingStyle;
  /** Milliseconds. */
  readonly longRunningAfter: number;
}
