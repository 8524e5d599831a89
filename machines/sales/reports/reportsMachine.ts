import { assign, setup } from 'xstate';
import type { ContactType } from '#machines/claim/enums.ts';
import type { Failure } from '#machines/calls/failures.ts';
import { errorOf, toFailure } from '#machines/calls/outcome.ts';
import { port } from '#machines/calls/port.ts';
import { typesOf } from '#machines/calls/typesOf.ts';
import type { LiftAnswer } from '#machines/service/draftLocks.ts';
import type { FoundReports, OpenedReport, ReportSearch } from '#machines/service/sales/reportCalls.ts';

/** A report that is opened, and why. */
export interface ReportAsked {
  readonly id: string;
  readonly reason: ReportSearch['reason'];
}

/** A lock that is lifted, and why. */
export interface Unlocking {
  readonly id: string;
  readonly words: string;
}

interface ReportsContext {
  readonly search?: ReportSearch | undefined;
  readonly found?: FoundReports | undefined;
  readonly opened?: OpenedReport | undefined;
  readonly asked?: string | undefined;
  readonly words?: string | undefined;
  /** What came of lifting the lock of the report that is opened. */
  readonly lifted?: LiftAnswer | undefined;
  /** The ways that a confirmation was sent again. */
  readonly resent?: readonly ContactType[] | undefined;
  readonly failure?: Failure | undefined;
}

const failed = {
  target: 'shown',
  actions: { type: 'keepFailure', params: errorOf },
} as const;

const reasonOf = ({
  context: { asked = '', search },
}: {
  readonly context: ReportsContext;
}): ReportAsked => ({
  id: asked,
  reason: search?.reason ?? 'FAULT',
});

/** The reports of somebody who is helped: found by a number, opened one at a time, and unlocked. Source: specification section 6. */
export const reportsMachine = setup({
  types: typesOf<{
    context: ReportsContext;
    events:
      | { type: 'FIND'; search: ReportSearch }
      | { type: 'OPEN'; id: string }
      | { type: 'BACK' }
      | { type: 'UNLOCK'; words: string }
      | { type: 'RESEND' };
    tags: 'busy';
  }>(),
  actors: {
    findReports: port<FoundReports, ReportSearch | undefined>('findReports'),
    openReport: port<OpenedReport, ReportAsked>('openReport'),
    unlockReport: port<LiftAnswer, Unlocking>('unlockReport'),
    resendConfirmation: port<readonly ContactType[], ReportAsked>('resendConfirmation'),
  },
  guards: {
    isLocked: ({ context }) => context.opened?.lock !== undefined,
    isSent: ({ context }) => context.opened?.state === 'FINAL',
  },
  actions: {
    keepSearch: assign((_, { search }: { search: ReportSearch }) => ({
      search,
      found: undefined,
      opened: undefined,
      lifted: undefined,
      resent: undefined,
      failure: undefined,
    })),
    keepFound: assign((_, { found }: { found: FoundReports }) => ({ found })),
    keepAsked: assign((_, { id }: { id: string }) => ({
      asked: id,
      lifted: undefined,
      resent: undefined,
      failure: undefined,
    })),
    keepOpened: assign((_, { opened }: { opened: OpenedReport }) => ({ opened, failure: undefined })),
    leaveOpened: assign({ opened: undefined, lifted: undefined, resent: undefined, failure: undefined }),
    keepWords: assign((_, { words }: { words: string }) => ({ words, failure: undefined })),
    keepLifted: assign((_, { lifted }: { lifted: LiftAnswer }) => ({ lifted })),
    keepResent: assign((_, { ways }: { ways: readonly ContactType[] }) => ({
      resent: ways,
      failure: undefined,
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
  },
}).createMachine({
  id: 'reports',
  context: {},
  initial: 'shown',
  states: {
    shown: {
      on: {
        OPEN: {
          target: 'opening',
          actions: { type: 'keepAsked', params: ({ event }) => ({ id: event.id }) },
        },
        BACK: { actions: 'leaveOpened' },
        UNLOCK: {
          guard: 'isLocked',
          target: 'unlocking',
          actions: { type: 'keepWords', params: ({ event }) => ({ words: event.words }) },
        },
        RESEND: { guard: 'isSent', target: 'resending' },
      },
    },
    finding: {
      tags: 'busy',
      invoke: {
        src: 'findReports',
        input: ({ context }) => context.search,
        onDone: {
          target: 'shown',
          actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
        },
        onError: failed,
      },
    },
    opening: {
      tags: 'busy',
      invoke: {
        src: 'openReport',
        input: reasonOf,
        onDone: {
          target: 'shown',
          actions: { type: 'keepOpened', params: ({ event }) => ({ opened: event.output }) },
        },
        onError: failed,
      },
    },
    unlocking: {
      tags: 'busy',
      invoke: {
        src: 'unlockReport',
        input: ({ context: { asked = '', words = '' } }) => ({ id: asked, words }),
        // What it is like now, the service says.
        onDone: {
          target: 'opening',
          actions: { type: 'keepLifted', params: ({ event }) => ({ lifted: event.output }) },
        },
        onError: failed,
      },
    },
    resending: {
      tags: 'busy',
      invoke: {
        src: 'resendConfirmation',
        input: reasonOf,
        // How the messages stand now, the service says.
        onDone: {
          target: 'opening',
          actions: { type: 'keepResent', params: ({ event }) => ({ ways: event.output }) },
        },
        onError: failed,
      },
    },
  },
  on: {
    FIND: {
      target: '.finding',
      reenter: true,
      actions: { type: 'keepSearch', params: ({ event }) => ({ search: event.search }) },
    },
  },
});
