import { assign, setup } from 'xstate';
import type { RequestStatus } from '#machines/claim/enums.ts';
import type { Failure } from '#machines/calls/failures.ts';
import { typesOf } from '#machines/calls/typesOf.ts';

/** What is known about one call. Source: specification section 3, client-side application state. */
interface RequestRecord {
  readonly requestUuid: string;
  readonly endpoint: string;
  readonly status: Extract<RequestStatus, 'REQUESTED' | 'COMPLETED' | 'CANCELED' | 'ERROR'>;
  /** Wall clock in ms. */
  readonly lastUpdated: number;
  readonly failure?: Failure;
}

type Begun = Pick<RequestRecord, 'requestUuid' | 'endpoint' | 'lastUpdated'>;
type Ended = Omit<RequestRecord, 'endpoint'>;

interface CallMoment {
  readonly requestUuid: string;
  readonly at: number;
}

/** What the client reports about its calls. Source: specification section 7. */
export type CallEvent =
  | ({ readonly type: 'REQUEST_SENT'; readonly endpoint: string } & CallMoment)
  | ({ readonly type: 'REQUEST_COMPLETED' } & CallMoment)
  | ({ readonly type: 'REQUEST_CANCELLED' } & CallMoment)
  | ({ readonly type: 'REQUEST_FAILED'; readonly failure: Failure } & CallMoment);

/** The status of the latest calls; `at` is the wall clock. Source: specification sections 3 and 7. */
export const requestStatusMachine = setup({
  types: typesOf<{
    /** How many calls are kept. */
    input: { limit: number };
    context: { limit: number; requests: readonly RequestRecord[] };
    events: CallEvent;
  }>(),
  actions: {
    record: assign(({ context: { requests, limit } }, begun: Begun) => ({
      requests: withinLimit([...requests, { ...begun, status: 'REQUESTED' }], limit),
    })),
    end: assign(({ context: { requests } }, ended: Ended) => ({ requests: withEnd(requests, ended) })),
  },
}).createMachine({
  id: 'requestStatus',
  context: ({ input }) => ({ limit: input.limit, requests: [] }),
  on: {
    REQUEST_SENT: {
      actions: {
        type: 'record',
        params: ({ event: { requestUuid, endpoint, at } }) => ({ requestUuid, endpoint, lastUpdated: at }),
      },
    },
    REQUEST_COMPLETED: {
      actions: {
        type: 'end',
        params: ({ event: { requestUuid, at } }) => ({
          requestUuid,
          status: 'COMPLETED' as const,
          lastUpdated: at,
        }),
      },
    },
    REQUEST_CANCELLED: {
      actions: {
        type: 'end',
        params: ({ event: { requestUuid, at } }) => ({
          requestUuid,
          status: 'CANCELED' as const,
          lastUpdated: at,
        }),
      },
    },
    REQUEST_FAILED: {
      actions: {
        type: 'end',
        params: ({ event: { requestUuid, at, failure } }) => ({
          requestUuid,
          status: 'ERROR' as const,
          lastUpdated: at,
          failure,
        }),
      },
    },
  },
});

/** The records without the one beyond the limit: the oldest settled one, else the oldest. */
const withinLimit = (records: readonly RequestRecord[], limit: number): readonly RequestRecord[] => {
  if (records.length <= limit) return records;
  const settled = records.findIndex(({ status }) => status !== 'REQUESTED');
  return records.toSpliced(Math.max(settled, 0), 1);
};

/** The records with how one call ended. A call ends once: later news does not count. */
const withEnd = (records: readonly RequestRecord[], ended: Ended): readonly RequestRecord[] =>
  records.map((record) =>
    record.requestUuid === ended.requestUuid && record.status === 'REQUESTED'
      ? { ...record, ...ended }
      : record,
  );
