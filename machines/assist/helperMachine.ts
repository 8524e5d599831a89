import { assign, sendTo, setup } from 'xstate';
import type { Failure } from '#machines/calls/failures.ts';
import { errorOf, toFailure } from '#machines/calls/outcome.ts';
import { port } from '#machines/calls/port.ts';
import { typesOf } from '#machines/calls/typesOf.ts';
import type { AssistEnd, AssistState, LineNews } from '#machines/service/assist/assistCalls.ts';
import type { Pointing, Seen } from '#machines/service/assist/seen.ts';
import { lineMachine, type LineOutcome, type LineReport } from './lineMachine.ts';

interface HelperContext {
  readonly chance: () => number;
  readonly assist?: string | undefined;
  readonly state?: AssistState | undefined;
  readonly isLineUp: boolean;
  /** The page as it was told last. */
  readonly seen?: Seen | undefined;
  readonly failure?: Failure | undefined;
  readonly how?: AssistEnd | Exclude<LineOutcome, 'SHUT'> | undefined;
}

/**
 * Somebody of the helpdesk who helps: they type the code that they were told, see the page without any answer, and point at fields.
 * Source: specification section 2, remote assistance.
 */
export const helperMachine = setup({
  types: typesOf<{
    /** A help that goes on after the page was loaded anew. */
    input: Pick<HelperContext, 'chance'> & { readonly kept?: string | undefined };
    context: HelperContext;
    events:
      | { type: 'JOIN'; code: string }
      | { type: 'POINT'; at: Pointing }
      | { type: 'END' }
      | { type: 'CLOSE' }
      | LineReport;
  }>(),
  actors: {
    joinHelp: port<{ readonly assist: string }, { readonly code: string }>('joinHelp'),
    endHelp: port<unknown, { readonly assist: string }>('endHelp'),
    line: lineMachine,
  },
  guards: {
    isKept: ({ context }) => context.assist !== undefined,
    isEnd: (_, { news }: { news: LineNews }) => news.kind === 'ended',
    isState: (_, { news }: { news: LineNews }) => news.kind === 'state',
    isSeen: (_, { news }: { news: LineNews }) => news.kind === 'seen',
    isOver: (_, { how }: { how: LineOutcome }) => how !== 'SHUT',
  },
  actions: {
    keepJoined: assign((_, { assist }: { assist: string }) => ({ assist })),
    keepState: assign((_, { news }: { news: LineNews }) =>
      news.kind === 'state' ? { state: news.state } : {},
    ),
    keepSeen: assign((_, { news }: { news: LineNews }) => (news.kind === 'seen' ? { seen: news.seen } : {})),
    keepEnd: assign((_, { news }: { news: LineNews }) => (news.kind === 'ended' ? { how: news.how } : {})),
    keepHow: assign((_, { how }: { how: AssistEnd | LineOutcome }) => (how === 'SHUT' ? {} : { how })),
    keepLine: assign((_, { isUp }: { isUp: boolean }) => ({ isLineUp: isUp })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: undefined }),
    forget: assign({ assist: undefined, state: undefined, seen: undefined, how: undefined, isLineUp: false }),
    /** A page that is not there any more is shown to nobody. */
    forgetSeen: assign({ seen: undefined }),
    point: sendTo('line', (_, { at }: { at: Pointing }) => ({
      type: 'SAY' as const,
      saying: { kind: 'pointing' as const, at },
    })),
  },
}).createMachine({
  id: 'helper',
  context: ({ input: { chance, kept } }) => ({ chance, assist: kept, isLineUp: false }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isKept', target: 'watching' }, { target: 'entering' }] },
    entering: { entry: 'forget', on: { JOIN: { target: 'joining', actions: 'forgetFailure' } } },
    joining: {
      invoke: {
        src: 'joinHelp',
        input: ({ event }) => ({ code: event.type === 'JOIN' ? event.code : '' }),
        onDone: { target: 'watching', actions: { type: 'keepJoined', params: ({ event }) => event.output } },
        onError: { target: 'entering', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    watching: {
      exit: 'forgetSeen',
      invoke: {
        src: 'line',
        id: 'line',
        input: ({ context }) => ({ assist: context.assist ?? '', chance: context.chance }),
        onDone: [
          {
            guard: { type: 'isOver', params: ({ event }) => ({ how: event.output }) },
            target: 'ended',
            actions: { type: 'keepHow', params: ({ event }) => ({ how: event.output }) },
          },
          // Sockets do not pass here.
          { target: 'failed' },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
      },
      on: {
        LINE: { actions: { type: 'keepLine', params: ({ event }) => event } },
        POINT: { actions: { type: 'point', params: ({ event }) => event } },
        END: 'ending',
        NEWS: [
          {
            guard: { type: 'isEnd', params: ({ event }) => event },
            target: 'ended',
            actions: { type: 'keepEnd', params: ({ event }) => event },
          },
          {
            guard: { type: 'isState', params: ({ event }) => event },
            actions: { type: 'keepState', params: ({ event }) => event },
          },
          {
            guard: { type: 'isSeen', params: ({ event }) => event },
            actions: { type: 'keepSeen', params: ({ event }) => event },
          },
        ],
      },
    },
    ending: {
      invoke: {
        src: 'endHelp',
        input: ({ context }) => ({ assist: context.assist ?? '' }),
        onDone: { target: 'ended', actions: { type: 'keepHow', params: { how: 'HELPER' } } },
        onError: { target: 'ended', actions: { type: 'keepHow', params: { how: 'HELPER' } } },
      },
    },
    ended: { on: { CLOSE: 'entering' } },
    failed: { on: { CLOSE: 'entering' } },
  },
});
