import { assign, setup } from 'xstate';
import type * as z from 'zod';
import { Failure } from '#machines/calls/failures.ts';
import {
  failed,
  isUnanswered,
  type Outcome,
  succeeded,
  toFailure,
  errorOf,
} from '#machines/calls/outcome.ts';
import { type PollReply, type PollStep, pollStep } from './pollStep.ts';
import { port } from '#machines/calls/port.ts';
import { typesOf } from '#machines/calls/typesOf.ts';

/**
 * A request whose answer, of the schema given, may take a while. It ends with MAX_RETRY when the process outlasts the server's retryCount. Source: specification sections 4 and 7.
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
      output: Outcome<Value>;
    }>(),
    actors: {
      start: port<PollReply, { request: Request }>('start'),
      poll: port<PollReply, { processId: string }>('poll'),
    },
    delays: {
      retryInterval: ({ context }) => (context.step?.state === 'PRO' ? context.step.retryInterval : 0),
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
    },
  }).createMachine({
    id: 'pollable',
    context: ({ input }) => ({
      ...input,
      processId: '',
      polls: 0,
      outcome: failed(new Failure('MAX_RETRY')),
    }),
    output: ({ context }) => context.outcome,
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
              input: ({ context }) => ({ processId: context.processId }),
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
}

const outcomeOf = <Value>(step: PollStep<Value>): Outcome<Value> => {
  if (step.state === 'FIN') return succeeded(step.payload);
  return failed(step.state === 'ERR' ? step.failure : new Failure('MAX_RETRY'));
};
