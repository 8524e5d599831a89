import { type ActorRefFrom, assign, emit, enqueueActions, setup } from 'xstate';
import type { Failure } from '#machines/calls/failures.ts';
import type { HelpdeskReport } from '#machines/service/helpdesk.ts';
import { helpdeskReportMachine } from './helpdeskReport.ts';
import { typesOf } from '#machines/calls/typesOf.ts';

/** A failure that was shown, and whether it was reported to the helpdesk. */
export interface ErrorRecord {
  readonly failure: Failure;
  readonly report: HelpdeskReport;
  /** The actor that gets the event SEND. */
  readonly helpdesk: ActorRefFrom<typeof helpdeskReportMachine>;
  readonly isHidden: boolean;
}

/** The reporter has decided whether the calls of these failures are made again. */
interface CallsDecided {
  readonly type: 'calls.decided';
  readonly failures: readonly Failure[];
  readonly isRepeated: boolean;
}

/**
 * The errors of one visit, newest first, each noted once; above the limit the oldest is forgotten. Open or closed is whether their
 * list is shown. A failed call waits until the reporter has it repeated or gives it up; what failed beside it goes the same way.
 * Source: specification section 2, error list, and section 8.
 */
export const errorRecordsMachine = setup({
  types: typesOf<{
    input: { limit: number };
    context: { limit: number; records: readonly ErrorRecord[]; waiting: readonly Failure[] };
    events:
      | { type: 'FAILED'; failure: Failure; report: HelpdeskReport }
      | { type: 'CALL_FAILED'; failure: Failure; report: HelpdeskReport }
      | { type: 'REPEAT' }
      | { type: 'GIVE_UP' }
      | { type: 'OPEN' }
      | { type: 'CLOSE' }
      | { type: 'HIDE'; failure: Failure }
      | { type: 'SHOW_ALL' };
    emitted: CallsDecided;
  }>(),
  actors: { helpdeskReport: helpdeskReportMachine },
  guards: {
    isNew: ({ context }, { failure }: { failure: Failure }) => !findRecord(context, failure),
  },
  actions: {
    keep: assign(({ context, spawn }, params: { failure: Failure; report: HelpdeskReport }) => ({
      records: [
        {
          ...params,
          helpdesk: spawn('helpdeskReport', { input: { report: params.report } }),
          isHidden: false,
        },
        ...context.records,
      ],
    })),
    forgetOldest: enqueueActions(({ context: { records, limit }, enqueue }) => {
      for (const { helpdesk } of records.slice(limit)) enqueue.stopChild(helpdesk);
      enqueue.assign({ records: records.slice(0, limit) });
    }),
    wait: assign(({ context: { waiting } }, { failure }: { failure: Failure }) => ({
      waiting: [...waiting, failure],
    })),
    tellDecided: emit(({ context: { waiting } }, { isRepeated }: { isRepeated: boolean }): CallsDecided => ({
      type: 'calls.decided',
      failures: waiting,
      isRepeated,
    })),
    waitNoMore: assign({ waiting: [] }),
    hide: assign(({ context }, { failure }: { failure: Failure }) => ({
      records: context.records.map((record) =>
        record.failure === failure ? { ...record, isHidden: true } : record,
      ),
    })),
    showAll: assign(({ context }) => ({
      records: context.records.map((record) => ({ ...record, isHidden: false })),
    })),
  },
}).createMachine({
  id: 'errorRecords',
  context: ({ input }) => ({ ...input, records: [], waiting: [] }),
  on: {
    FAILED: {
      guard: { type: 'isNew', params: ({ event }) => ({ failure: event.failure }) },
      target: '.closed',
      actions: [
        { type: 'keep', params: ({ event: { failure, report } }) => ({ failure, report }) },
        'forgetOldest',
      ],
    },
    CALL_FAILED: {
      target: '.closed',
      actions: [
        { type: 'keep', params: ({ event: { failure, report } }) => ({ failure, report }) },
        'forgetOldest',
        { type: 'wait', params: ({ event: { failure } }) => ({ failure }) },
      ],
    },
    REPEAT: { actions: [{ type: 'tellDecided', params: { isRepeated: true } }, 'waitNoMore'] },
    GIVE_UP: { actions: [{ type: 'tellDecided', params: { isRepeated: false } }, 'waitNoMore'] },
  },
  initial: 'closed',
  states: {
    closed: { on: { OPEN: 'open' } },
    open: {
      on: {
        CLOSE: 'closed',
        HIDE: { actions: { type: 'hide', params: ({ event }) => ({ failure: event.failure }) } },
        SHOW_ALL: { actions: 'showAll' },
      },
    },
  },
});

/** The record of a failure, undefined before it was noted. */
export const findRecord = (
  { records }: { readonly records: readonly ErrorRecord[] },
  failure: Failure,
): ErrorRecord | undefined => records.find((record) => record.failure === failure);
