import { assign, raise, setup } from 'xstate';
import type { Failure } from '#machines/calls/failures.ts';
import { errorOf, toFailure } from '#machines/calls/outcome.ts';
import { port } from '#machines/calls/port.ts';
import { typesOf } from '#machines/calls/typesOf.ts';
import type {
  ChatMessage,
  ChatRead,
  ChatReading,
  ChatSending,
  ChatSent,
  ChatThread,
} from '#machines/service/sales/chatCalls.ts';
import { numberIn, type PersonalNumber } from './numbersIn.ts';

interface ChatContext {
  /** Makes the key by which a message is one, however often it is sent. */
  readonly newKey: () => string;
  /** Between 0 and 1, so that not all come again at once. */
  readonly chance: () => number;
  readonly now: () => Date;
  readonly threads: readonly ChatThread[];
  readonly isOnDuty: boolean;
  /** When that was read. */
  readonly readAt?: Date | undefined;
  /** Whoever is here answers, and begins no conversation. */
  readonly isHelper: boolean;
  /** The conversation that is read. */
  readonly thread?: string | undefined;
  readonly messages: readonly ChatMessage[];
  readonly isShown: boolean;
  /** Whatever is new is heard of at once. */
  readonly isLive: boolean;
  /** Readings in a row that failed. */
  readonly lost: number;
  /** What is being sent, or was not. */
  readonly unsent?: { readonly key: string; readonly text: string } | undefined;
  readonly failure?: Failure | undefined;
}

const second = 1000;
/** How long nothing is asked after an answer, in milliseconds: while the panel is open and nothing is heard, and else. */
const paces = { shown: 3 * second, hidden: 30 * second };
const longestWait = 30 * second;

/**
 * The conversation with the helpdesk. It is read again and again, after the last message that is known, so nothing is missed whatever was
 * away meanwhile; what is written is sent once. Source: specification section 2.
 */
export const chatMachine = setup({
  types: typesOf<{
    input: Pick<ChatContext, 'newKey' | 'chance' | 'now'>;
    context: ChatContext;
    events:
      | { type: 'BEGIN' }
      | { type: 'OPEN' }
      | { type: 'CLOSE' }
      | { type: 'PICK'; thread: string }
      | { type: 'SEND'; text: string }
      | { type: 'CONFIRM' }
      | { type: 'CANCEL' }
      | { type: 'RETRY' }
      | { type: 'END' }
      /** Whether whatever is new is heard of. */
      | { type: 'LIVE'; is: boolean }
      | { type: 'READ' };
  }>(),
  actors: {
    readChat: port<ChatRead, ChatReading>('readChat'),
    sendChat: port<ChatSent, ChatSending>('sendChat'),
    endChat: port<unknown, { readonly thread: string }>('endChat'),
  },
  delays: {
    pace: ({ context }) => (context.isShown && !context.isLive ? paces.shown : paces.hidden),
    backOff: ({ context: { lost, chance } }) => {
      const wait = Math.min(longestWait, second * 2 ** (lost - 1));
      return wait * (1 - chance() / 4);
    },
  },
  guards: {
    isRefused: (_, { error }: { error: unknown }) => [401, 403].includes(toFailure(error).status),
    holdsNumber: (_, { text }: { text: string }) => numberIn(text) !== undefined,
    isSomething: (_, { text }: { text: string }) => text.trim() !== '',
    hasThread: ({ context }) => context.thread !== undefined,
  },
  actions: {
    keepRead: assign(({ context }, { read }: { read: ChatRead }) => {
      const known = context.messages.at(-1)?.seq ?? 0;
      return {
        threads: read.threads,
        isOnDuty: read.isOnDuty,
        readAt: context.now(),
        isHelper: read.isHelper,
        thread: context.thread ?? (read.threads.length === 1 ? read.threads[0]?.id : undefined),
        // An answer that was overtaken by another one tells nothing new.
        messages: [...context.messages, ...read.messages.filter(({ seq }) => seq > known)],
        lost: 0,
      };
    }),
    countLost: assign({ lost: ({ context }) => context.lost + 1 }),
    show: assign({ isShown: true }),
    hide: assign({ isShown: false }),
    keepLive: assign((_, { is }: { is: boolean }) => ({ isLive: is })),
    pick: assign((_, { thread }: { thread: string }) => ({ thread, messages: [] })),
    keepText: assign(({ context }, { text }: { text: string }) => ({
      unsent: { key: context.newKey(), text: text.trim() },
      failure: undefined,
    })),
    keepSent: assign(({ context }, { sent }: { sent: ChatSent }) => ({
      unsent: undefined,
      failure: undefined,
      // A conversation that had ended began anew.
      ...(sent.thread !== context.thread && { thread: sent.thread, messages: [] }),
    })),
    forgetUnsent: assign({ unsent: undefined, failure: undefined }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    readNow: raise({ type: 'READ' }),
  },
}).createMachine({
  id: 'chat',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    threads: [],
    isOnDuty: false,
    isHelper: false,
    messages: [],
    isShown: false,
    isLive: false,
    lost: 0,
  }),
  // What was written while nothing was heard is read now.
  on: {
    LIVE: { actions: [{ type: 'keepLive', params: ({ event }) => event }, 'readNow'] },
  },
  states: {
    reading: {
      initial: 'off',
      states: {
        off: { on: { BEGIN: 'asking' } },
        asking: {
          on: { READ: { target: 'asking', reenter: true } },
          invoke: {
            src: 'readChat',
            input: ({ context: { thread, messages, isShown } }) => ({
              ...(thread !== undefined && { thread }),
              after: messages.at(-1)?.seq ?? 0,
              isShown,
            }),
            onDone: {
              target: 'resting',
              actions: { type: 'keepRead', params: ({ event }) => ({ read: event.output }) },
            },
            onError: [
              { guard: { type: 'isRefused', params: errorOf }, target: 'refused' },
              { target: 'reconnecting', actions: 'countLost' },
            ],
          },
        },
        resting: { after: { pace: 'asking' }, on: { READ: 'asking' } },
        reconnecting: { after: { backOff: 'asking' }, on: { READ: 'asking' } },
        refused: { on: { BEGIN: 'asking' } },
      },
    },
    panel: {
      initial: 'closed',
      states: {
        closed: { on: { OPEN: { target: 'open', actions: ['show', 'readNow'] } } },
        open: {
          on: {
            CLOSE: { target: 'closed', actions: 'hide' },
            PICK: {
              actions: [{ type: 'pick', params: ({ event }) => ({ thread: event.thread }) }, 'readNow'],
            },
          },
        },
      },
    },
    writing: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            SEND: [
              {
                guard: { type: 'holdsNumber', params: ({ event }) => ({ text: event.text }) },
                target: 'warned',
                actions: { type: 'keepText', params: ({ event }) => ({ text: event.text }) },
              },
              {
                guard: { type: 'isSomething', params: ({ event }) => ({ text: event.text }) },
                target: 'sending',
                actions: { type: 'keepText', params: ({ event }) => ({ text: event.text }) },
              },
            ],
            END: { guard: 'hasThread', target: 'ending' },
          },
        },
        warned: { on: { CONFIRM: 'sending', CANCEL: { target: 'idle', actions: 'forgetUnsent' } } },
        sending: {
          invoke: {
            src: 'sendChat',
            input: ({ context: { thread, threads, unsent } }) => ({
              ...(isOpen(threads, thread) && { thread }),
              key: unsent?.key ?? '',
              text: unsent?.text ?? '',
            }),
            onDone: {
              target: 'idle',
              actions: [{ type: 'keepSent', params: ({ event }) => ({ sent: event.output }) }, 'readNow'],
            },
            onError: { target: 'notSent', actions: { type: 'keepFailure', params: errorOf } },
          },
        },
        notSent: { on: { RETRY: 'sending', CANCEL: { target: 'idle', actions: 'forgetUnsent' } } },
        ending: {
          invoke: {
            src: 'endChat',
            input: ({ context }) => ({ thread: context.thread ?? '' }),
            onDone: { target: 'idle', actions: 'readNow' },
            onError: { target: 'idle', actions: { type: 'keepFailure', params: errorOf } },
          },
        },
      },
    },
  },
});

const isOpen = (threads: readonly ChatThread[], thread: string | undefined): boolean =>
  threads.some(({ id, isEnded }) => id === thread && !isEnded);

/** The number of a person in what waits to be confirmed. */
export const warnedOf = ({ unsent }: Pick<ChatContext, 'unsent'>): PersonalNumber | undefined =>
  unsent && numberIn(unsent.text);
