import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import type { Failure } from '../service/failures.ts';
import type { HelpdeskReport } from '../service/helpdesk.ts';
import { helpdeskReportMachine } from './helpdeskReport.ts';
import { typesOf } from './typesOf.ts';

/** A failure that was shown, and whether the helpdesk was told of it. */
export interface ErrorRecord {
  readonly failure: Failure;
  readonly report: HelpdeskReport;
  /** The actor that is told SEND. */
  readonly helpdesk: ActorRefFrom<typeof helpdeskReportMachine>;
  readonly isHidden: boolean;
}

/**
 * The errors of one visit, newest first, each noted once; above the limit the oldest is forgotten. Open or closed is whether their
 * list is shown. Source: specification section 2, error list, and section 8.
 */
export const errorRecordsMachine = setup({
  types: typesOf<{
    input: { limit: number };
    context: { limit: number; records: readonly ErrorRecord[] };
    events:
      | { type: 'FAILED'; failure: Failure; report: HelpdeskReport }
      | { type: 'OPEN' }
      | { type: 'CLOSE' }
      | { type: 'HIDE'; failure: Failure }
      | { type: 'SHOW_ALL' };
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
  context: ({ input }) => ({ ...input, records: [] }),
  on: {
    FAILED: {
      guard: { type: 'isNew', params: ({ event }) => ({ failure: event.failure }) },
      target: '.closed',
      actions: [
        { type: 'keep', params: ({ event: { failure, report } }) => ({ failure, report }) },
        'forgetOldest',
      ],
    },
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
