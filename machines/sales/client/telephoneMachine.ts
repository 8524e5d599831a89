import { assign, setup, type ActorRefFrom } from 'xstate';
import type { Failure } from '#machines/calls/failures.ts';
import { errorOf, toFailure } from '#machines/calls/outcome.ts';
import { port } from '#machines/calls/port.ts';
import { typesOf } from '#machines/calls/typesOf.ts';
import type { BegunReport, GivenReport, TelephoneProgress } from '#machines/service/sales/telephoneCalls.ts';

interface TelephoneContext extends BegunReport {
  readonly isGiven: boolean;
  readonly given?: GivenReport | undefined;
  readonly progress?: TelephoneProgress | undefined;
  readonly failure?: Failure | undefined;
}

/** How often it is asked how far the client is, in milliseconds. */
const every = 3000;

/**
 * A report that an agent has begun and the client on the telephone ends: it is given to them by a link and a code, and followed from page to
 * page, without a value, until they have sent it. Its calls are ports. Source: specification sections 2 and 6.
 */
export const telephoneMachine = setup({
  types: typesOf<{
    input: BegunReport & { isGiven: boolean };
    context: TelephoneContext;
    events: { type: 'GIVE' };
    tags: 'busy' | 'followed';
  }>(),
  actors: {
    give: port<GivenReport, BegunReport>('give'),
    follow: port<TelephoneProgress, BegunReport>('follow'),
  },
  delays: { every },
  guards: {
    isGiven: ({ context }) => context.isGiven,
    isIn: (_, { state, progress }: { state: TelephoneProgress['state']; progress: TelephoneProgress }) =>
      progress.state === state,
  },
  actions: {
    keepGiven: assign((_, { given }: { given: GivenReport }) => ({ given, failure: undefined })),
    keepProgress: assign((_, { progress }: { progress: TelephoneProgress }) => ({
      progress,
      failure: undefined,
      // What was read out opens nothing any more.
      ...(progress.state !== 'GIVEN' && { given: undefined }),
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    /** Lets whoever shows the claims of the client know that there is one more. */
    tellSent: (_machine, _params: { claimNumber: string | undefined }) => {},
  },
}).createMachine({
  id: 'telephone',
  context: ({ input }) => input,
  initial: 'begun',
  states: {
    begun: { always: [{ guard: 'isGiven', target: 'following' }, { target: 'own' }] },
    /** With whom began it. */
    own: { on: { GIVE: 'giving' } },
    giving: {
      tags: 'busy',
      invoke: {
        src: 'give',
        input: ({ context: { client, report } }) => ({ client, report }),
        onDone: {
          target: 'following',
          actions: { type: 'keepGiven', params: ({ event }) => ({ given: event.output }) },
        },
        onError: { target: 'own', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    /** With the client, or on the way to them. */
    following: {
      tags: 'followed',
      on: { GIVE: 'giving' },
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            src: 'follow',
            input: ({ context: { client, report } }) => ({ client, report }),
            onDone: [
              {
                guard: {
                  type: 'isIn',
                  params: ({ event }) => ({ state: 'SENT', progress: event.output }),
                },
                target: '#telephone.sent',
                actions: { type: 'keepProgress', params: ({ event }) => ({ progress: event.output }) },
              },
              {
                guard: {
                  type: 'isIn',
                  params: ({ event }) => ({ state: 'GONE', progress: event.output }),
                },
                target: '#telephone.gone',
                actions: { type: 'keepProgress', params: ({ event }) => ({ progress: event.output }) },
              },
              {
                guard: {
                  type: 'isIn',
                  params: ({ event }) => ({ state: 'LAPSED', progress: event.output }),
                },
                target: '#telephone.lapsed',
                actions: { type: 'keepProgress', params: ({ event }) => ({ progress: event.output }) },
              },
              {
                target: 'pausing',
                actions: { type: 'keepProgress', params: ({ event }) => ({ progress: event.output }) },
              },
            ],
            onError: { target: 'pausing', actions: { type: 'keepFailure', params: errorOf } },
          },
        },
        pausing: { after: { every: 'asking' } },
      },
    },
    lapsed: { on: { GIVE: 'giving' } },
    sent: {
      entry: {
        type: 'tellSent',
        params: ({ context }) => ({ claimNumber: context.progress?.claimNumber }),
      },
    },
    gone: {},
  },
});

/** A report given to its client at work. */
export type TelephoneActor = ActorRefFrom<typeof telephoneMachine>;
