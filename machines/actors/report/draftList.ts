import { assertEvent, assign, setup } from 'xstate';
import type { AuthorisationField } from '#machines/claim/enums.ts';
import type { ListedDraft } from '#machines/service/drafts.ts';
import type { SentReport } from '#machines/service/sent/sentReport.ts';
import type { Failure, FailureCode } from '#machines/calls/failures.ts';
import { toFailure, errorOf, isOneOf } from '#machines/calls/outcome.ts';
import { port } from '#machines/calls/port.ts';
import { typesOf } from '#machines/calls/typesOf.ts';

/** What opens a draft of another browser: a number, and which kind of number it is. */
export interface DraftNumber {
  readonly field: AuthorisationField;
  readonly value: string;
}

export interface DraftAuthorisation extends DraftNumber {
  readonly claimRequestUuid: string;
}

/** What a browser may continue or look at. */
export interface Listed {
  readonly drafts: readonly ListedDraft[];
  readonly sent: readonly SentReport[];
}

const mustAuthorise: readonly FailureCode[] = ['245000007', '245000011', '245000013'];

/** True where a draft opens by a number only. */
export const needsNumber = ({ code }: Failure): boolean => mustAuthorise.includes(code);
const wrongNumber: readonly FailureCode[] = ['245000014'];
const blocked: readonly FailureCode[] = ['245000012', '245000015', 'DRAFT_AUTH_FORBIDDEN'];

/**
 * The drafts a browser may continue, shown beside every flow; one that an address asks for goes straight to its authorisation. It
 * ends with the draft that was opened. Source: specification sections 2, 6 and 8.
 */
export const draftListMachine = setup({
  types: typesOf<{
    input: { asked?: string | undefined };
    context: {
      drafts: readonly ListedDraft[];
      sent: readonly SentReport[];
      asked: string | undefined;
      draft?: ListedDraft | undefined;
      /** What was sent and is to be looked at. */
      report?: SentReport | undefined;
      failure?: Failure | undefined;
    };
    events:
      | { type: 'OPEN'; draft: ListedDraft }
      | { type: 'DISCARD'; draft: ListedDraft }
      | { type: 'LOOK'; report: SentReport }
      | ({ type: 'AUTHORISE' } & DraftNumber)
      | { type: 'BACK' }
      /** The network is back. */
      | { type: 'ONLINE' };
    output: { readonly draft: ListedDraft | undefined; readonly report: SentReport | undefined };
  }>(),
  actors: {
    list: port<Listed, undefined>('list'),
    open: port<void, { claimRequestUuid: string }>('open'),
    authorise: port<ListedDraft, DraftAuthorisation>('authorise'),
    discard: port<void, { draft: ListedDraft | undefined }>('discard'),
  },
  guards: {
    isAsked: ({ context }) => context.asked !== undefined,
    isEmpty: (_, { drafts, sent }: Listed) => drafts.length === 0 && sent.length === 0,
    mustAuthorise: (_, { error }: { error: unknown }) => isOneOf(mustAuthorise, error),
    isWrongNumber: (_, { error }: { error: unknown }) => isOneOf(wrongNumber, error),
    isBlocked: (_, { error }: { error: unknown }) => isOneOf(blocked, error),
  },
  actions: {
    keepDrafts: assign((_, { drafts, sent }: Listed) => ({ drafts, sent })),
    keepDraft: assign((_, { draft }: { draft: ListedDraft }) => ({
      draft,
      asked: draft.claimRequestUuid,
      failure: undefined,
    })),
    keepReport: assign((_, { report }: { report: SentReport }) => ({ report, failure: undefined })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetDraft: assign({ draft: undefined, report: undefined, asked: undefined, failure: undefined }),
  },
}).createMachine({
  id: 'draftList',
  context: ({ input }) => ({ drafts: [], sent: [], asked: input.asked }),
  output: ({ context: { draft, report } }) => ({ draft, report }),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'isAsked', target: 'authorising' }, { target: 'loading' }] },
    loading: {
      entry: 'forgetDraft',
      invoke: {
        src: 'list',
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event.output },
            target: 'empty',
          },
          {
            target: 'listed',
            actions: { type: 'keepDrafts', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    listed: {
      on: {
        OPEN: {
          target: 'opening',
          actions: { type: 'keepDraft', params: ({ event }) => ({ draft: event.draft }) },
        },
        LOOK: {
          target: 'looking',
          actions: { type: 'keepReport', params: ({ event }) => ({ report: event.report }) },
        },
        DISCARD: {
          target: 'discarding',
          actions: { type: 'keepDraft', params: ({ event }) => ({ draft: event.draft }) },
        },
      },
    },
    empty: {},
    opening: {
      invoke: {
        src: 'open',
        input: ({ context }) => ({ claimRequestUuid: context.asked ?? '' }),
        onDone: 'opened',
        onError: [
          { guard: { type: 'mustAuthorise', params: errorOf }, target: 'authorising' },
          { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
        ],
      },
    },
    looking: {
      invoke: {
        src: 'open',
        input: ({ context }) => ({ claimRequestUuid: context.report?.claimRequestUuid ?? '' }),
        onDone: 'opened',
        onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    authorising: { on: { AUTHORISE: 'checking', BACK: 'loading' } },
    checking: {
      invoke: {
        src: 'authorise',
        input: ({ context, event }) => {
          assertEvent(event, 'AUTHORISE');
          return { claimRequestUuid: context.asked ?? '', field: event.field, value: event.value };
        },
        onDone: {
          target: 'opened',
          actions: { type: 'keepDraft', params: ({ event }) => ({ draft: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isWrongNumber', params: errorOf },
            target: 'refused',
            actions: { type: 'keepFailure', params: errorOf },
          },
          {
            guard: { type: 'isBlocked', params: errorOf },
            target: 'locked',
            actions: { type: 'keepFailure', params: errorOf },
          },
          { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
        ],
      },
    },
    refused: { on: { AUTHORISE: 'checking', BACK: 'loading' } },
    locked: { on: { BACK: 'loading' } },
    discarding: {
      invoke: {
        src: 'discard',
        input: ({ context }) => ({ draft: context.draft }),
        onDone: 'loading',
        onError: [
          { guard: { type: 'mustAuthorise', params: errorOf }, target: 'authorising' },
          { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
        ],
      },
    },
    failed: { on: { BACK: 'loading', ONLINE: 'loading' } },
    opened: { type: 'final' },
  },
});
