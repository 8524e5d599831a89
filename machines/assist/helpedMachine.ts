import { assign, fromCallback, sendTo, setup, type EventObject } from 'xstate';
import type { Failure } from '#machines/calls/failures.ts';
import { errorOf, toFailure } from '#machines/calls/outcome.ts';
import { port } from '#machines/calls/port.ts';
import { typesOf } from '#machines/calls/typesOf.ts';
import type { AskedHelp, AssistEnd, AssistState, LineNews } from '#machines/service/assist/assistCalls.ts';
import type { Pointing, Seen } from '#machines/service/assist/seen.ts';
import { lineMachine, type LineOutcome, type LineReport } from './lineMachine.ts';

interface HelpedContext {
  readonly chance: () => number;
  /** The help that was asked for, with its code. */
  readonly asked?: AskedHelp | undefined;
  readonly state?: AssistState | undefined;
  readonly isLineUp: boolean;
  /** What the helper points at. */
  readonly pointing?: Pointing | undefined;
  readonly failure?: Failure | undefined;
  /** How the help ended, or why there is none. */
  readonly how?: AssistEnd | Exclude<LineOutcome, 'SHUT'> | undefined;
  readonly isSent: boolean;
}

/** What is told to whoever watches the page: to tell all of it, whether it has changed or not. */
export interface TellAll extends EventObject {
  readonly type: 'TELL';
}

/** How long a field that was pointed at is marked, in milliseconds. */
const pointed = 12_000;

/**
 * Somebody who is helped: they agree, say a code on the telephone, and their page is told to the helper until either of them ends it.
 * Source: specification section 2, remote assistance.
 */
export const helpedMachine = setup({
  types: typesOf<{
    /** A help that goes on after the page was loaded anew. */
    input: Pick<HelpedContext, 'chance'> & { readonly kept?: AskedHelp | undefined };
    context: HelpedContext;
    events:
      | { type: 'ASK' }
      | { type: 'AGREE' }
      | { type: 'DECLINE' }
      | { type: 'END' }
      /** The report was sent, so there is nothing to be helped with. */
      | { type: 'SENT' }
      | { type: 'CLOSE' }
      | { type: 'SEEN'; seen: Seen }
      | LineReport;
  }>(),
  actors: {
    askForHelp: port<AskedHelp, undefined>('askForHelp'),
    endHelp: port<unknown, { readonly assist: string; readonly isSent: boolean }>('endHelp'),
    line: lineMachine,
    /** Tells what is on the page. */
    watch: fromCallback<TellAll>(() => {}),
  },
  delays: { pointed },
  guards: {
    isKept: ({ context }) => context.asked !== undefined,
    isEnd: (_, { news }: { news: LineNews }) => news.kind === 'ended',
    isOpening: (_, { news }: { news: LineNews }) => news.kind === 'state' && news.state.isOpen,
    isState: (_, { news }: { news: LineNews }) => news.kind === 'state',
    isWanted: (_, { news }: { news: LineNews }) => news.kind === 'wanted',
    isPointing: (_, { news }: { news: LineNews }) => news.kind === 'pointing',
    isOver: (_, { how }: { how: LineOutcome }) => how !== 'SHUT',
  },
  actions: {
    keepAsked: assign((_, { asked }: { asked: AskedHelp }) => ({ asked })),
    keepState: assign((_, { news }: { news: LineNews }) =>
      news.kind === 'state' ? { state: news.state } : {},
    ),
    keepEnd: assign((_, { news }: { news: LineNews }) => (news.kind === 'ended' ? { how: news.how } : {})),
    keepHow: assign((_, { how }: { how: AssistEnd | LineOutcome }) => (how === 'SHUT' ? {} : { how })),
    keepLine: assign((_, { isUp }: { isUp: boolean }) => ({ isLineUp: isUp })),
    keepPointing: assign((_, { news }: { news: LineNews }) =>
      news.kind === 'pointing' ? { pointing: news.at } : {},
    ),
    forgetPointing: assign({ pointing: undefined }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    noteSent: assign({ isSent: true }),
    forget: assign({
      asked: undefined,
      state: undefined,
      failure: undefined,
      how: undefined,
      isLineUp: false,
      isSent: false,
    }),
    tellAll: sendTo('watch', { type: 'TELL' }),
    say: sendTo('line', (_, { seen }: { seen: Seen }) => ({
      type: 'SAY' as const,
      saying: { kind: 'seen' as const, seen },
    })),
  },
}).createMachine({
  id: 'helped',
  context: ({ input: { chance, kept } }) => ({ chance, asked: kept, isLineUp: false, isSent: false }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isKept', target: 'helped' }, { target: 'off' }] },
    off: { entry: 'forget', on: { ASK: 'consenting' } },
    consenting: { on: { AGREE: 'asked', DECLINE: 'off' } },
    asked: {
      invoke: {
        src: 'askForHelp',
        onDone: {
          target: 'helped',
          actions: { type: 'keepAsked', params: ({ event }) => ({ asked: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    helped: {
      invoke: {
        src: 'line',
        id: 'line',
        input: ({ context }) => ({ assist: context.asked?.assist ?? '', chance: context.chance }),
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
      initial: 'code',
      on: {
        LINE: { actions: { type: 'keepLine', params: ({ event }) => event } },
        END: 'ending',
        SENT: { target: 'ending', actions: 'noteSent' },
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
        ],
      },
      states: {
        /** Nobody has told the code yet. */
        code: {
          on: {
            NEWS: {
              guard: { type: 'isOpening', params: ({ event }) => event },
              target: 'open',
              actions: { type: 'keepState', params: ({ event }) => event },
            },
          },
        },
        open: {
          invoke: { src: 'watch', id: 'watch' },
          on: {
            SEEN: { actions: { type: 'say', params: ({ event }) => event } },
            // Whatever was not heard while it was away is told whole.
            LINE: { actions: [{ type: 'keepLine', params: ({ event }) => event }, 'tellAll'] },
            NEWS: [
              { guard: { type: 'isWanted', params: ({ event }) => event }, actions: 'tellAll' },
              {
                guard: { type: 'isPointing', params: ({ event }) => event },
                target: '.pointed',
                reenter: false,
                actions: { type: 'keepPointing', params: ({ event }) => event },
              },
            ],
          },
          initial: 'calm',
          states: {
            calm: { entry: 'forgetPointing' },
            pointed: { after: { pointed: 'calm' } },
          },
        },
      },
    },
    /** What is seen is told no more, whatever the service says to the end. */
    ending: {
      invoke: {
        src: 'endHelp',
        input: ({ context }) => ({ assist: context.asked?.assist ?? '', isSent: context.isSent }),
        onDone: { target: 'ended', actions: { type: 'keepHow', params: { how: 'HELPED' } } },
        onError: { target: 'ended', actions: { type: 'keepHow', params: { how: 'HELPED' } } },
      },
    },
    ended: { on: { ASK: { target: 'consenting', actions: 'forget' }, CLOSE: 'off' } },
    failed: { on: { ASK: { target: 'consenting', actions: 'forget' }, CLOSE: 'off' } },
  },
});
