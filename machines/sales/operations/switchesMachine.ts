import { assign, enqueueActions, setup, type ActorRefFrom } from 'xstate';
import type { Failure } from '#machines/calls/failures.ts';
import { errorOf, toFailure } from '#machines/calls/outcome.ts';
import { port } from '#machines/calls/port.ts';
import { typesOf } from '#machines/calls/typesOf.ts';
import { createBlock, type Block } from '#machines/sales/client/block.ts';
import type { Switches } from '#machines/service/sales/switchCalls.ts';
import { switchAsked, type SaidOfSwitch, type SwitchAsked, type WantedSwitch } from './wantedSwitch.ts';

interface SwitchesContext {
  readonly switches: Block<Switches>;
  readonly wanted?: WantedSwitch | undefined;
  readonly said?: SaidOfSwitch | undefined;
  readonly failure?: Failure | undefined;
}

/**
 * The switches on the page of operators: which are on, loaded by itself, and what an operator does about one: asked for with its reason
 * and done, or refused, because somebody else has set it meanwhile. That a second one has looked at it is done at once.
 */
export const switchesMachine = setup({
  types: typesOf<{
    context: SwitchesContext;
    events: { type: 'WANT'; wanted: WantedSwitch } | { type: 'CANCEL' } | { type: 'ACT'; said: SaidOfSwitch };
    tags: 'busy' | 'asking';
  }>(),
  actors: {
    switches: createBlock<Switches>('switches'),
    operate: port<Switches, SwitchAsked>('operateSwitch'),
  },
  guards: {
    needsNoWords: (_, { wanted }: { wanted: WantedSwitch }) => wanted.act === 'SEEN',
    isSaid: ({ context }) => context.said !== undefined,
  },
  actions: {
    keepWanted: assign((_, { wanted }: { wanted: WantedSwitch }) => ({
      wanted,
      said: undefined,
      failure: undefined,
    })),
    forgetWanted: assign({ wanted: undefined, said: undefined, failure: undefined }),
    keepSaid: assign((_, { said }: { said: SaidOfSwitch }) => ({ said, failure: undefined })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    readAgain: enqueueActions(({ context: { switches }, enqueue }) => {
      enqueue.sendTo(switches, { type: 'LOAD' });
    }),
  },
}).createMachine({
  id: 'switches',
  context: ({ spawn }) => ({ switches: spawn('switches', { input: {} }) }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        WANT: [
          {
            guard: { type: 'needsNoWords', params: ({ event }) => ({ wanted: event.wanted }) },
            target: 'doing',
            actions: { type: 'keepWanted', params: ({ event }) => ({ wanted: event.wanted }) },
          },
          {
            target: 'asking',
            actions: { type: 'keepWanted', params: ({ event }) => ({ wanted: event.wanted }) },
          },
        ],
      },
    },
    /** What is switched, for whom, how long and why. */
    asking: {
      tags: 'asking',
      on: {
        CANCEL: { target: 'idle', actions: 'forgetWanted' },
        ACT: {
          target: 'doing',
          actions: { type: 'keepSaid', params: ({ event }) => ({ said: event.said }) },
        },
      },
    },
    doing: {
      tags: ['busy', 'asking'],
      invoke: {
        src: 'operate',
        input: ({ context: { wanted, said, switches } }) => {
          if (!wanted) throw new Error('Nothing is to be switched.');
          return switchAsked(wanted, said, switches.getSnapshot().context.value?.switches ?? []);
        },
        onDone: { target: 'idle', actions: ['forgetWanted', 'readAgain'] },
        onError: [
          {
            guard: 'isSaid',
            target: 'asking',
            actions: [{ type: 'keepFailure', params: errorOf }, 'readAgain'],
          },
          { target: 'idle', actions: [{ type: 'keepFailure', params: errorOf }, 'readAgain'] },
        ],
      },
    },
  },
});

/** The switches of the page of operators at work. */
export type SwitchesActor = ActorRefFrom<typeof switchesMachine>;
