import { assign, setup } from 'xstate';
import type { Failure } from '#machines/calls/failures.ts';
import { toFailure, errorOf } from '#machines/calls/outcome.ts';
import { port } from '#machines/calls/port.ts';
import { typesOf } from '#machines/calls/typesOf.ts';

/** Whom it is about, where it is about somebody, and why, where that is told. */
export interface Asked {
  readonly id?: string | undefined;
  readonly reason?: string | undefined;
}

/** Something that a press asks of the service, until it is done; where it fails it may be asked again. */
export const askMachine = setup({
  types: typesOf<{
    context: Asked & { failure?: Failure | undefined };
    events: { type: 'ASK' } & Asked;
  }>(),
  actors: { ask: port<void, Asked>('ask') },
  actions: {
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    keepAsked: assign((_, { id, reason }: Asked) => ({ id, reason, failure: undefined })),
  },
}).createMachine({
  id: 'ask',
  context: {},
  initial: 'idle',
  states: {
    idle: { on: { ASK: { target: 'asking', actions: { type: 'keepAsked', params: ({ event }) => event } } } },
    asking: {
      invoke: {
        src: 'ask',
        input: ({ context: { id, reason } }) => ({ id, reason }),
        onDone: 'done',
        onError: { target: 'idle', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    done: { type: 'final' },
  },
});
