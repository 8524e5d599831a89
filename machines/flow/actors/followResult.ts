import { assign, sendParent, setup } from 'xstate';
import { port } from '#machines/calls/port.ts';
import { typesOf } from '#machines/calls/typesOf.ts';

/** The service says what became of a record that was sent. */
export interface ResultUpdate<Result> {
  readonly type: 'result.updated';
  readonly result: Result;
}

const first = 5000;
/** Asking keeps the session open, so it comes to an end: after five minutes it waits until somebody looks again. */
const mostAsked = 6;

/**
 * Asks the service what becomes of a record that was sent, less and less often, until that changes no more (`isUnsettled`), and
 * tells its parent. LOOK asks at once and begins anew.
 */
export const createFollowResult = <Ref, Result>(isUnsettled: (result: Result) => boolean) =>
  setup({
    types: typesOf<{
      input: { ref: Ref; result: Result };
      context: { ref: Ref; result: Result; asked: number };
      events: { type: 'LOOK' };
    }>(),
    actors: { readResult: port<Result | undefined, { readonly ref: Ref }>('readResult') },
    delays: { patience: ({ context }) => first * 2 ** context.asked },
    guards: {
      isSettled: ({ context }) => !isUnsettled(context.result),
      hasAskedEnough: ({ context }) => context.asked >= mostAsked,
      hasResult: (_, { result }: { result: Result | undefined }) => result !== undefined,
    },
    actions: {
      beginAnew: assign({ asked: 0 }),
      count: assign({ asked: ({ context }) => context.asked + 1 }),
      keepResult: assign((_, { result }: { result: Result | undefined }) => (result ? { result } : {})),
      tell: sendParent(({ context: { result } }): ResultUpdate<Result> => ({
        type: 'result.updated',
        result,
      })),
    },
  }).createMachine({
    id: 'followResult',
    context: ({ input }) => ({ ...input, asked: 0 }),
    initial: 'waiting',
    states: {
      waiting: {
        always: [
          { guard: 'isSettled', target: 'settled' },
          { guard: 'hasAskedEnough', target: 'resting' },
        ],
        on: { LOOK: { target: 'asking', actions: 'beginAnew' } },
        after: { patience: 'asking' },
      },
      asking: {
        entry: 'count',
        invoke: {
          src: 'readResult',
          input: ({ context: { ref } }) => ({ ref }),
          onDone: [
            {
              guard: { type: 'hasResult', params: ({ event }) => ({ result: event.output }) },
              target: 'waiting',
              actions: [{ type: 'keepResult', params: ({ event }) => ({ result: event.output }) }, 'tell'],
            },
            { target: 'waiting' },
          ],
          onError: 'waiting',
        },
      },
      resting: { on: { LOOK: { target: 'asking', actions: 'beginAnew' } } },
      settled: {},
    },
  });
