import { assign, setup } from 'xstate';
import * as z from 'zod';
import { Failure } from '#machines/calls/failures.ts';
import {
  failed,
  isUnanswered,
  type Outcome,
  outcomeOf,
  succeeded,
  toFailure,
  errorOf,
} from '#machines/calls/outcome.ts';
import { createPollableMachine } from '#machines/calls/polling/pollable.ts';
import { port } from '#machines/calls/port.ts';
import { awayDelay, retryPolicy } from '#machines/calls/retry.ts';
import { typesOf } from '#machines/calls/typesOf.ts';

/** What is sent: which record, and what its machine keeps besides that goes with it. */
export interface FinalizeRequest<Ref, Extra> {
  readonly ref: Ref;
  readonly extra?: Extra | undefined;
}

/** What the service says of a record that may have been sent: its state, and the result of sending. */
export interface StoredResult<Result> {
  readonly state: string;
  readonly result?: Result | undefined;
}

const patience = retryPolicy({ timeout: 1000 });

/**
 * True for a failure after which nobody knows whether the record arrived. Finalise gives the same answer twice, so asking again is
 * safe.
 */
const leavesOpen = (failure: Failure): boolean =>
  isUnanswered(failure) || failure.code === 'MAX_RETRY' || [408, 502, 504].includes(failure.status);

/** Params of guards and actions after reading the record. */
const storedOf = <Stored>({ event }: { readonly event: { readonly output: Stored } }) => ({
  stored: event.output,
});

/**
 * Sends a record and sees it through. Where no answer tells whether it arrived, it is `unsure`: it reads the record by itself, at
 * growing intervals or at once on RETRY, and sends again only what never arrived. Source:
 * specification section 7.
 */
export const createFinalize = <Ref, Extra, Result>() =>
  setup({
    types: typesOf<{
      input: FinalizeInput<Ref, Extra>;
      context: FinalizeInput<Ref, Extra> & { checks: number; outcome: Outcome<Result> };
      events: { type: 'RETRY' };
      output: Outcome<Result>;
    }>(),
    actors: {
      request: requestPort<FinalizeRequest<Ref, Extra>, Result>(),
      readStored: port<StoredResult<Result>, { readonly ref: Ref }>('readStored'),
    },
    delays: {
      beforeCheck: ({ context }) => awayDelay(patience, context.checks),
    },
    guards: {
      leavesOpen: (_, { outcome }: { outcome: Outcome<Result> }) =>
        !outcome.ok && leavesOpen(outcome.failure),
      isPassing: (_, { error }: { error: unknown }) => leavesOpen(toFailure(error)),
      isFinal: (_, { stored }: { stored: StoredResult<Result> }) =>
        stored.state === 'FINAL' && stored.result !== undefined,
      isFinalizing: (_, { stored }: { stored: StoredResult<Result> }) => stored.state === 'FINALIZING',
      neverArrived: (_, { stored }: { stored: StoredResult<Result> }) => stored.state === 'DRAFT',
    },
    actions: {
      countCheck: assign({ checks: ({ context }) => context.checks + 1 }),
      keepOutcome: assign((_, params: { outcome: Outcome<Result> }) => params),
      keepResult: assign((_, { stored }: { stored: StoredResult<Result> }) =>
        stored.result ? { outcome: succeeded(stored.result) } : {},
      ),
      keepFailure: assign((_, { error }: { error: unknown }) => ({ outcome: failed(error) })),
    },
  }).createMachine({
    id: 'finalize',
    // A record that is neither a draft nor being sent nor final has no result to show.
    context: ({ input }) => ({ ...input, checks: 0, outcome: failed(new Failure('GCL-FE-0000')) }),
    output: ({ context }) => context.outcome,
    initial: 'sending',
    states: {
      sending: {
        invoke: {
          src: 'request',
          input: ({ context: { request } }) => ({ request }),
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
          src: 'readStored',
          input: ({ context: { request } }) => ({ ref: request.ref }),
          onDone: [
            {
              guard: { type: 'isFinal', params: storedOf<StoredResult<Result>> },
              target: 'end',
              actions: { type: 'keepResult', params: storedOf<StoredResult<Result>> },
            },
            { guard: { type: 'isFinalizing', params: storedOf<StoredResult<Result>> }, target: 'unsure' },
            { guard: { type: 'neverArrived', params: storedOf<StoredResult<Result>> }, target: 'sending' },
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

/** The request that sends: its answer may take a while, and its schema comes with the machine that is provided. */
const requestPort = <Request, Result>() => createPollableMachine<Request, Result>(z.custom<Result>());

interface FinalizeInput<Ref, Extra> {
  readonly request: FinalizeRequest<Ref, Extra>;
}
