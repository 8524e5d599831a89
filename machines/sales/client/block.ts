import { assign, setup, type ActorRefFrom } from 'xstate';
import type { Failure } from '#machines/calls/failures.ts';
import { errorOf, toFailure } from '#machines/calls/outcome.ts';
import { port } from '#machines/calls/port.ts';
import { typesOf } from '#machines/calls/typesOf.ts';

interface BlockContext<Value> {
  readonly waits: boolean;
  readonly value?: Value | undefined;
  readonly failure?: Failure | undefined;
}

/**
 * One block of a page, which loads by itself: where its register is away, the others stand, and it is asked again. One that waits loads
 * when somebody wants to see it. Its call is a port.
 */
export const createBlock = <Value>(name: string) =>
  setup({
    types: typesOf<{
      input: { readonly waits?: boolean };
      context: BlockContext<Value>;
      events: { type: 'LOAD' };
      tags: 'loading';
    }>(),
    actors: { load: port<Value, undefined>(name) },
    guards: { waits: ({ context }) => context.waits },
    actions: {
      keepValue: assign((_, { value }: { value: Value }) => ({ value, failure: undefined })),
      keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    },
  }).createMachine({
    id: 'block',
    context: ({ input: { waits = false } }) => ({ waits }),
    on: { LOAD: '.loading' },
    initial: 'begun',
    states: {
      begun: { always: [{ guard: 'waits', target: 'waiting' }, { target: 'loading' }] },
      waiting: {},
      loading: {
        tags: 'loading',
        invoke: {
          src: 'load',
          onDone: {
            target: 'shown',
            actions: { type: 'keepValue', params: ({ event }) => ({ value: event.output }) },
          },
          onError: { target: 'away', actions: { type: 'keepFailure', params: errorOf } },
        },
      },
      shown: {},
      away: {},
    },
  });

/** A block at work. */
export type Block<Value> = ActorRefFrom<ReturnType<typeof createBlock<Value>>>;
