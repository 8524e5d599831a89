import { assign, enqueueActions, setup, type ActorRefFrom } from 'xstate';
import type { Failure } from '#machines/calls/failures.ts';
import { errorOf, toFailure } from '#machines/calls/outcome.ts';
import { port } from '#machines/calls/port.ts';
import { typesOf } from '#machines/calls/typesOf.ts';
import type { Block } from '#machines/sales/client/block.ts';
import type { SetSwitch, Switches } from '#machines/service/sales/switchCalls.ts';
import { staleVersion } from '#machines/sales/records/recordFailures.ts';
import { switchAsked, type SaidOfSwitch, type SwitchAsked, type WantedSwitch } from './wantedSwitch.ts';

interface SwitchesContext {
  /** Which are on; it loads by itself. */
  readonly switches: Block<Switches>;
  /** The switches that were on when something was wanted: what has been set since is not overwritten unseen. */
  readonly seen: readonly SetSwitch[];
  readonly wanted?: WantedSwitch | undefined;
  readonly said?: SaidOfSwitch | undefined;
  readonly failure?: Failure | undefined;
  /** What came of the last act; somebody else has set the same meanwhile. */
  readonly outcome?: 'DONE' | 'STALE' | undefined;
}

/**
 * What an operator does about a switch on the page of operators: asked for with its reason and done, or refused, because somebody else has
 * set it meanwhile; then which are on is read again. That a second one has looked at it is done at once.
 */
export const switchesMachine = setup({
  types: typesOf<{
    input: Pick<SwitchesContext, 'switches'>;
    context: SwitchesContext;
    events: { type: 'WANT'; wanted: WantedSwitch } | { type: 'CANCEL' } | { type: 'ACT'; said: SaidOfSwitch };
    tags: 'busy' | 'asking';
  }>(),
  actors: {
    operate: port<Switches, SwitchAsked>('operateSwitch'),
  },
  guards: {
    needsNoWords: (_, { wanted }: { wanted: WantedSwitch }) => wanted.act === 'SEEN',
    isStale: (_, { error }: { error: unknown }) => staleVersion(toFailure(error)) !== undefined,
    isSaid: ({ context }) => context.said !== undefined,
  },
  actions: {
    keepWanted: assign(({ context }, { wanted }: { wanted: WantedSwitch }) => ({
      wanted,
      seen: context.switches.getSnapshot().context.value?.switches ?? [],
      said: undefined,
      failure: undefined,
      outcome: undefined,
    })),
    keepOutcome: assign((_, { outcome }: { outcome: 'DONE' | 'STALE' }) => ({ outcome })),
    forgetWanted: assign({ wanted: undefined, said: undefined, failure: undefined }),
    keepSaid: assign((_, { said }: { said: SaidOfSwitch }) => ({ said, failure: undefined })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    readAgain: enqueueActions(({ context: { switches }, enqueue }) => {
      enqueue.sendTo(switches, { type: 'LOAD' });
    }),
  },
}).createMachine({
  id: 'switches',
  context: ({ input }) => ({ ...input, seen: [] }),
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
        input: ({ context: { wanted, said, seen } }) => {
          if (!wanted) throw new Error('Nothing is to be switched.');
          return switchAsked(wanted, said, seen);
        },
        onDone: {
          target: 'idle',
          actions: ['forgetWanted', { type: 'keepOutcome', params: { outcome: 'DONE' } }, 'readAgain'],
        },
        onError: [
          {
            guard: { type: 'isStale', params: errorOf },
            target: 'idle',
            actions: ['forgetWanted', { type: 'keepOutcome', params: { outcome: 'STALE' } }, 'readAgain'],
          },
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
