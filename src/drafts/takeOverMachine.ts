import { assign, setup } from 'xstate';
import { toFailure, errorOf } from '#machines/calls/outcome.ts';
import { port } from '#machines/calls/port.ts';
import { typesOf } from '#machines/calls/typesOf.ts';
import type { Failure } from '#machines/calls/failures.ts';

/** What opens a draft that was begun on another device: the key of its link and the code shown there. */
export interface TakeOverInput {
  readonly key: string;
  readonly code: string;
}

/** Opens a draft of another device, until it is opened or gone: a code may be mistyped. */
export const takeOverMachine = setup({
  types: typesOf<{
    input: { key: string };
    context: { key: string; failure?: Failure | undefined };
    events: { type: 'TAKE'; code: string };
  }>(),
  actors: { take: port<void, TakeOverInput>('take') },
  actions: {
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
  },
  guards: {
    hasNoKey: ({ context }) => context.key === '',
    isGone: (_, { error }: { error: unknown }) =>
      ['ACTIVE_REPORT_NOT_FOUND', '245000015'].includes(toFailure(error).code),
  },
}).createMachine({
  id: 'takeOver',
  context: ({ input }) => input,
  initial: 'asked',
  states: {
    asked: {
      always: { guard: 'hasNoKey', target: 'gone' },
      on: { TAKE: 'taking' },
    },
    taking: {
      invoke: {
        src: 'take',
        input: ({ context: { key }, event: { code } }) => ({ key, code }),
        onDone: 'taken',
        onError: [
          { guard: { type: 'isGone', params: errorOf }, target: 'gone' },
          { target: 'asked', actions: { type: 'keepFailure', params: errorOf } },
        ],
      },
    },
    taken: { type: 'final' },
    gone: { type: 'final' },
  },
});
