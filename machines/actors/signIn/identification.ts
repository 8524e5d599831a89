import { assign, setup } from 'xstate';
import type { ContactType } from '#machines/claim/enums.ts';
import type { Failure, FailureCode } from '#machines/calls/failures.ts';
import type { Contact, Identification, SentCode } from '#machines/service/identity/identification.ts';
import { isUnanswered, toFailure, errorOf, isOneOf } from '#machines/calls/outcome.ts';
import { port } from '#machines/calls/port.ts';
import { typesOf } from '#machines/calls/typesOf.ts';

const tooMany: readonly FailureCode[] = ['245000012'];
const spent: readonly FailureCode[] = ['245000015'];
const expired: readonly FailureCode[] = ['CODE_EXPIRED'];
const wrong: readonly FailureCode[] = ['245000014', '245000030'];

/**
 * Somebody shows who they are: a contact, a code sent to it, the code. It ends with the identification. Source: specification
 * section 3 (client identification states EMAIL and SMS); that a code may be wrong, too old or spent is ours.
 */
export const identificationMachine = setup({
  types: typesOf<{
    context: {
      ways: readonly ContactType[];
      contact?: Contact | undefined;
      code?: string | undefined;
      /** Milliseconds for which the code that was sent works. */
      lasts: number;
      failure?: Failure | undefined;
      identification?: Identification | undefined;
    };
    events:
      | { type: 'SEND'; contact: Contact }
      | { type: 'CONFIRM'; code: string }
      /** Another code to the same contact. */
      | { type: 'AGAIN' }
      /** Another contact. */
      | { type: 'CHANGE' }
      | { type: 'RETRY' }
      /** The network is back. */
      | { type: 'ONLINE' };
    output: Identification | undefined;
  }>(),
  actors: {
    read: port<Identification, undefined>('read'),
    send: port<SentCode, { contact: Contact | undefined }>('send'),
    confirm: port<Identification, { code: string }>('confirm'),
  },
  delays: { codeLasts: ({ context }) => context.lasts },
  guards: {
    hasNoWay: (_, { read }: { read: Identification }) => read.ways.length === 0,
    hasNoContact: ({ context }) => context.contact === undefined,
    hasCode: ({ context }, { error }: { error: unknown }) => context.lasts > 0 && isOneOf(tooMany, error),
    isTooMany: (_, { error }: { error: unknown }) => isOneOf(tooMany, error),
    isSpent: (_, { error }: { error: unknown }) => isOneOf(spent, error),
    isExpired: (_, { error }: { error: unknown }) => isOneOf(expired, error),
    isWrong: (_, { error }: { error: unknown }) => isOneOf(wrong, error),
    isUnanswered: (_, { error }: { error: unknown }) => isAway(error),
  },
  actions: {
    keepWays: assign((_, { read }: { read: Identification }) => ({ ways: read.ways })),
    keepIdentification: assign((_, { read }: { read: Identification }) => ({ identification: read })),
    keepContact: assign((_, params: { contact: Contact }) => ({ ...params, lasts: 0 })),
    keepCode: assign((_, params: { code: string }) => params),
    keepLasts: assign((_, { sent }: { sent: SentCode }) => ({ lasts: sent.lasts })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetCode: assign({ code: undefined, failure: undefined }),
    forgetSent: assign({ lasts: 0 }),
    forgetFailure: assign({ failure: undefined }),
  },
}).createMachine({
  id: 'identification',
  context: { ways: [], lasts: 0 },
  output: ({ context }) => context.identification,
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        src: 'read',
        onDone: [
          {
            guard: { type: 'hasNoWay', params: ({ event }) => ({ read: event.output }) },
            target: 'none',
          },
          {
            target: 'asking',
            actions: { type: 'keepWays', params: ({ event }) => ({ read: event.output }) },
          },
        ],
        onError: { target: 'away', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    /** No messages are sent here. */
    none: {},
    asking: {
      on: {
        SEND: {
          target: 'sending',
          actions: { type: 'keepContact', params: ({ event }) => ({ contact: event.contact }) },
        },
      },
    },
    sending: {
      id: 'sending',
      tags: 'busy',
      entry: 'forgetCode',
      invoke: {
        src: 'send',
        input: ({ context }) => ({ contact: context.contact }),
        onDone: {
          target: 'sent',
          actions: { type: 'keepLasts', params: ({ event }) => ({ sent: event.output }) },
        },
        onError: [
          {
            guard: { type: 'hasCode', params: errorOf },
            target: '#paused',
            actions: { type: 'keepFailure', params: errorOf },
          },
          {
            guard: { type: 'isTooMany', params: errorOf },
            target: 'locked',
            actions: { type: 'keepFailure', params: errorOf },
          },
          {
            guard: { type: 'isUnanswered', params: errorOf },
            target: 'away',
            actions: { type: 'keepFailure', params: errorOf },
          },
          { target: 'asking', actions: { type: 'keepFailure', params: errorOf } },
        ],
      },
    },
    /** A code has been sent; it ends when the reporter types it or it is too old. */
    sent: {
      after: { codeLasts: 'expired' },
      on: { AGAIN: 'sending', CHANGE: 'asking' },
      initial: 'waiting',
      states: {
        waiting: { on: { CONFIRM: { target: 'confirming', actions: { type: 'keepCode', params: codeOf } } } },
        confirming: {
          id: 'confirming',
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            src: 'confirm',
            input: ({ context }) => ({ code: context.code ?? '' }),
            onDone: {
              target: '#identified',
              actions: { type: 'keepIdentification', params: ({ event }) => ({ read: event.output }) },
            },
            onError: [
              {
                guard: { type: 'isWrong', params: errorOf },
                target: 'wrong',
                actions: { type: 'keepFailure', params: errorOf },
              },
              { guard: { type: 'isSpent', params: errorOf }, target: '#spent' },
              { guard: { type: 'isExpired', params: errorOf }, target: '#expired' },
              {
                guard: { type: 'isTooMany', params: errorOf },
                target: '#locked',
                actions: { type: 'keepFailure', params: errorOf },
              },
              { target: 'away', actions: { type: 'keepFailure', params: errorOf } },
            ],
          },
        },
        wrong: { on: { CONFIRM: { target: 'confirming', actions: { type: 'keepCode', params: codeOf } } } },
        /** Another one was asked for too soon: the one that was sent still works. */
        paused: {
          id: 'paused',
          on: { CONFIRM: { target: 'confirming', actions: { type: 'keepCode', params: codeOf } } },
        },
        /** Nobody knows whether the code was taken; telling it again finds out. */
        away: { on: { RETRY: 'confirming', ONLINE: 'confirming' } },
      },
    },
    expired: { id: 'expired', entry: 'forgetSent', on: { AGAIN: 'sending', CHANGE: 'asking' } },
    /** Too many wrong codes: this one is worth nothing any more. */
    spent: { id: 'spent', entry: 'forgetSent', on: { AGAIN: 'sending', CHANGE: 'asking' } },
    /** Too many codes were sent or tried; another may be had later. */
    locked: {
      id: 'locked',
      on: { AGAIN: 'sending', CHANGE: { target: 'asking', actions: 'forgetFailure' } },
    },
    away: { on: { RETRY: 'again', ONLINE: 'again', CHANGE: 'asking' } },
    again: {
      always: [{ guard: 'hasNoContact', target: 'reading' }, { target: 'sending' }],
    },
    identified: { id: 'identified', type: 'final' },
  },
});

function codeOf({ event }: { readonly event: { readonly code: string } }): { code: string } {
  return { code: event.code };
}

/** A service that is away, and a message nobody took. */
const isAway = (error: unknown): boolean => {
  const failure = toFailure(error);
  return isUnanswered(failure) || failure.status >= 500;
};
