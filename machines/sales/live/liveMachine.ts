import { assign, emit, fromCallback, sendTo, setup, type EventObject } from 'xstate';
import { typesOf } from '#machines/calls/typesOf.ts';
import { liveCloses, type LiveNews, type LivePlace, type Present } from '#machines/service/sales/live.ts';

interface LiveContext {
  /** Between 0 and 1, so that not all come again at once. */
  readonly chance: () => number;
  /** Times in a row that no socket opened. */
  readonly lost: number;
  /** Where the tab is. */
  readonly at: LivePlace | undefined;
  /** Who else is there. */
  readonly present: readonly Present[];
}

/** What a socket is told to say. */
export interface SocketSaying extends EventObject {
  readonly type: 'SAY';
  readonly text: string;
}

/** What a socket tells: that it is open, what was said, and that it is closed, by which code. */
export type SocketEvent =
  | { type: 'OPENED' }
  | { type: 'SAID'; news: LiveNews }
  | { type: 'CLOSED'; code: number };

const second = 1000;
const longestWait = 30 * second;
/** So often it is tried before it is held that sockets do not pass here, and for how long nothing is tried then. */
const most = 6;
const pause = 5 * 60 * second;

/**
 * The socket of a tab, by which it hears that something is new. It says whether it hears, so that whoever asks for news asks often only
 * while it does not; whatever was said meanwhile is found by asking. Source: specification section 2.
 */
export const liveMachine = setup({
  types: typesOf<{
    input: Pick<LiveContext, 'chance'>;
    context: LiveContext;
    events:
      | { type: 'BEGIN' }
      | { type: 'END' }
      /** Where the tab is now; nowhere without it. */
      | { type: 'AT'; at: LivePlace | undefined }
      | SocketEvent;
    emitted: { type: 'news'; news: LiveNews } | { type: 'hearing'; is: boolean };
  }>(),
  actors: { socket: fromCallback<SocketSaying>(() => {}) },
  delays: {
    pause,
    backOff: ({ context: { lost, chance } }) => {
      const wait = Math.min(longestWait, second * 2 ** Math.max(0, lost - 1));
      return wait * (1 - chance() / 4);
    },
  },
  guards: {
    isRefused: (_, { code }: { code: number }) => code === liveCloses.refused,
    isHopeless: ({ context }) => context.lost + 1 >= most,
    isDeaf: (_, { news }: { news: LiveNews }) => news.kind === 'hearing' && !news.is,
    isPresent: ({ context }, { news }: { news: LiveNews }) =>
      news.kind === 'present' && news.client === context.at?.client,
    isAnotherClient: ({ context }, { at }: { at: LivePlace | undefined }) =>
      at?.client !== context.at?.client,
    isHearing: (_, { news }: { news: LiveNews }) => news.kind === 'hearing' && news.is,
    isNews: (_, { news }: { news: LiveNews }) => news.kind === 'chat' || news.kind === 'duty',
  },
  actions: {
    countLost: assign({ lost: ({ context }) => context.lost + 1 }),
    keepAt: assign((_, { at }: { at: LivePlace | undefined }) => ({ at })),
    keepPresent: assign((_, { news }: { news: LiveNews }) =>
      news.kind === 'present' ? { present: news.people } : {},
    ),
    forgetPresent: assign({ present: [] }),
    sayAt: sendTo('socket', ({ context }) => ({
      type: 'SAY' as const,
      text: JSON.stringify({ at: context.at ?? null }),
    })),
    forgetLost: assign({ lost: 0 }),
    tellHearing: emit((_, { is }: { is: boolean }) => ({ type: 'hearing' as const, is })),
    tellNews: emit((_, { news }: { news: LiveNews }) => ({
      type: 'news' as const,
      news,
    })),
  },
}).createMachine({
  id: 'live',
  context: ({ input }) => ({ ...input, lost: 0, at: undefined, present: [] }),
  initial: 'off',
  on: {
    END: '.off',
    AT: [
      {
        guard: { type: 'isAnotherClient', params: atOf },
        actions: ['forgetPresent', { type: 'keepAt', params: atOf }],
      },
      { actions: { type: 'keepAt', params: atOf } },
    ],
  },
  states: {
    off: { on: { BEGIN: 'connected' } },
    connected: {
      invoke: { src: 'socket', id: 'socket' },
      exit: 'forgetPresent',
      initial: 'connecting',
      on: {
        CLOSED: [
          { guard: { type: 'isRefused', params: codeOf }, target: 'refused' },
          { guard: 'isHopeless', target: 'shut' },
          { target: 'reconnecting', actions: 'countLost' },
        ],
      },
      states: {
        connecting: { on: { OPENED: { target: 'talking', actions: 'forgetLost' } } },
        talking: {
          entry: 'sayAt',
          initial: 'deaf',
          on: {
            AT: [
              {
                guard: { type: 'isAnotherClient', params: atOf },
                actions: ['forgetPresent', { type: 'keepAt', params: atOf }, 'sayAt'],
              },
              { actions: [{ type: 'keepAt', params: atOf }, 'sayAt'] },
            ],
            SAID: {
              guard: { type: 'isPresent', params: newsOf },
              actions: { type: 'keepPresent', params: newsOf },
            },
          },
          states: {
            /** The process at the other end does not hear what others write. */
            deaf: { on: { SAID: { guard: { type: 'isHearing', params: newsOf }, target: 'open' } } },
            open: {
              entry: { type: 'tellHearing', params: { is: true } },
              exit: { type: 'tellHearing', params: { is: false } },
              on: {
                SAID: [
                  { guard: { type: 'isDeaf', params: newsOf }, target: 'deaf' },
                  {
                    guard: { type: 'isNews', params: newsOf },
                    actions: { type: 'tellNews', params: newsOf },
                  },
                ],
              },
            },
          },
        },
      },
    },
    reconnecting: { after: { backOff: 'connected' }, on: { BEGIN: 'connected' } },
    /** Sockets do not pass here: everything is asked for, as if there were none. */
    shut: { entry: 'forgetLost', after: { pause: 'connected' } },
    refused: { on: { BEGIN: 'connected' } },
  },
});

function codeOf({ event }: { readonly event: EventObject & { readonly code: number } }) {
  return { code: event.code };
}

function newsOf({ event }: { readonly event: EventObject & { readonly news: LiveNews } }) {
  return { news: event.news };
}

function atOf({ event }: { readonly event: EventObject & { readonly at: LivePlace | undefined } }) {
  return { at: event.at };
}
