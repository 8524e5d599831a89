import { assign, emit, setup } from 'xstate';
import type * as z from 'zod';
import { Failure } from '../service/failures.ts';
import { errorOf } from './errorOf.ts';
import { cancelled, failed, isUnanswered, type Outcome, succeeded, toFailure } from './outcome.ts';
import { type PollReply, type PollStep, pollStep } from './pollStep.ts';
import { port } from './port.ts';
import { typesOf } from './typesOf.ts';

/** The same endpoint with the headers async and processId, or the pollable URL ending /{processId}. */
export type PollingStyle = 'SAME_ENDPOINT' | 'POLLABLE_URL';

/**
 * A request whose answer, of the schema given, may take a while. It says once that it does, and ends with MAX_RETRY when the
 * process outlasts the server's retryCount. Source: specification sections 4 and 7.
 */
export const createPollableMachine = <Request, Value>(payload: z.ZodType<Value>) =>
  setup({
    types: typesOf<{
      input: PollableInput<Request>;
      context: PollableInput<Request> & {
        step?: PollStep<Value>;
        processId: string;
        polls: number;
        outcome: Outcome<Value>;
      };
      events: { type: 'CANCEL' };
      emitted: { type: 'request.tookLong' };
      output: Outcome<Value>;
    }>(),
    actors: {
      start: port<PollReply, { request: Request }>('start'),
      poll: port<PollReply, { request: Request; processId: string; style: PollingStyle }>('poll'),
    },
    delays: {
      retryInterval: ({ context }) => (context.step?.state === 'PRO' ? context.step.retryInterval : 0),
      longRunning: ({ context }) => context.longRunningAfter,
    },
    guards: {
      isFinished: ({ context }) => context.step?.state === 'FIN',
      hasErred: ({ context }) => context.step?.state === 'ERR',
      isExhausted: ({ context }) => context.step?.state === 'PRO' && context.polls >= context.step.retryCount,
      isUnanswered: (_, { error }: { error: unknown }) => isUnanswered(toFailure(error)),
    },
    actions: {
      keepStep: assign(({ context }, { reply }: { reply: PollReply }) => {
        const step = pollStep(payload, reply, context.processId);
        return { step, processId: step.state === 'PRO' ? step.processId : context.processId };
      }),
      countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
      settle: assign(({ context }) => (context.step ? { outcome: outcomeOf(context.step) } : {})),
      keepFailure: assign((_, { error }: { error: unknown }) => ({ outcome: failed(error) })),
      noticeLongRun: emit({ type: 'request.tookLong' }),
    },
  }).createMachine({
    id: 'pollable',
    context: ({ input }) => ({ ...input, processId: '', polls: 0, outcome: cancelled() }),
    output: ({ context }) => context.outcome,
    on: { CANCEL: '.end' },
    after: { longRunning: { actions: 'noticeLongRun' } },
    initial: 'start',
    states: {
      start: {
        invoke: {
          src: 'start',
          input: ({ context }) => ({ request: context.request }),
          onDone: {
            target: 'longPolling',
            actions: { type: 'keepStep', params: ({ event }) => ({ reply: event.output }) },
          },
          onError: { target: 'end', actions: { type: 'keepFailure', params: errorOf } },
        },
      },
      longPolling: {
        initial: 'pending',
        states: {
          pending: {
            always: [
              { guard: 'isFinished', target: '#pollable.end', actions: 'settle' },
              { guard: 'hasErred', target: '#pollable.end', actions: 'settle' },
              { guard: 'isExhausted', target: '#pollable.end', actions: 'settle' },
            ],
            after: { retryInterval: 'requesting' },
          },
          requesting: {
            entry: 'countPoll',
            invoke: {
              src: 'poll',
              input: ({ context }) => ({
                request: context.request,
                processId: context.processId,
                style: context.style,
              }),
              onDone: {
                target: 'pending',
                actions: { type: 'keepStep', params: ({ event }) => ({ reply: event.output }) },
              },
              onError: [
                { guard: { type: 'isUnanswered', params: errorOf }, target: 'pending' },
                { target: '#pollable.end', actions: { type: 'keepFailure', params: errorOf } },
              ],
            },
          },
        },
      },
      end: { type: 'final' },
    },
  });

interface PollableInput<Request> {
  readonly request: Request;
  readonly style: PollingStyle;
  /** Milliseconds. */
  readonly longRunningAfter: number;
}

const outcomeOf = <Value>(step: PollStep<Value>): Outcome<Value> => {
  if (step.state === 'FIN') return succeeded(step.payload);
  return failed(step.state === 'ERR' ? step.failure : new Failure('MAX_RETRY'));
};
