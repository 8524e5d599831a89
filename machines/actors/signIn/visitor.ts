import { assign, setup } from 'xstate';
import type { Who } from '#machines/service/identity/identity.ts';
import { isUnanswered, toFailure, errorOf } from '#machines/calls/outcome.ts';
import { port } from '#machines/calls/port.ts';
import { typesOf } from '#machines/calls/typesOf.ts';

interface ArrivalInput {
  readonly landing: string | undefined;
  /** The session of the browser may know somebody already. */
  readonly isIdentified: boolean;
  /** The client for whom a user who has signed in reports in this tab. */
  readonly clientCase?: string | undefined;
}

/** How often a landing token is exchanged again where no answer came. */
const tries = 5;

/**
 * Finds out who comes: the landing token is exchanged, again where no answer came; else the session is asked. One that is refused,
 * or that nobody answers, counts for nothing: the reporter goes on as anybody.
 */
export const visitorMachine = setup({
  types: typesOf<{
    input: ArrivalInput;
    context: ArrivalInput & { tried: number; who?: Who | undefined; isRefused: boolean };
    events: { type: 'xstate.init' };
    output: { readonly who: Who | undefined; readonly isRefused: boolean };
  }>(),
  actors: { land: port<Who, string>('land'), ask: port<Who, string | undefined>('ask') },
  delays: { again: 2000 },
  guards: {
    hasLanding: ({ context }) => context.landing !== undefined,
    isIdentified: ({ context }) => context.isIdentified,
    mayTryAgain: ({ context }, { error }: { error: unknown }) =>
      isUnanswered(toFailure(error)) && context.tried < tries,
  },
  actions: {
    keepWho: assign((_, { who }: { who: Who }) => ({ who })),
    countTry: assign({ tried: ({ context }) => context.tried + 1 }),
    noteRefused: assign({ isRefused: true }),
  },
}).createMachine({
  id: 'arrival',
  context: ({ input }) => ({ ...input, tried: 0, isRefused: false }),
  output: ({ context: { who, isRefused } }) => ({ who, isRefused }),
  initial: 'coming',
  states: {
    coming: { always: [{ guard: 'hasLanding', target: 'landing' }, { target: 'known' }] },
    landing: {
      entry: 'countTry',
      invoke: {
        src: 'land',
        input: ({ context }) => context.landing ?? '',
        onDone: {
          target: 'arrived',
          actions: { type: 'keepWho', params: ({ event }) => ({ who: event.output }) },
        },
        onError: [
          { guard: { type: 'mayTryAgain', params: errorOf }, target: 'waiting' },
          { target: 'known', actions: 'noteRefused' },
        ],
      },
    },
    waiting: { after: { again: 'landing' } },
    known: { always: [{ guard: 'isIdentified', target: 'asking' }, { target: 'arrived' }] },
    asking: {
      invoke: {
        src: 'ask',
        input: ({ context }) => context.clientCase,
        onDone: {
          target: 'arrived',
          actions: { type: 'keepWho', params: ({ event }) => ({ who: event.output }) },
        },
        onError: 'arrived',
      },
    },
    arrived: { type: 'final' },
  },
});
