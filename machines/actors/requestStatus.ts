import { assign, setup } from 'xstate';
import type { Failure } from '../service/failures.ts';
import { type RequestRecord, withEnd, withRecord } from './requestRecord.ts';
import { typesOf } from './typesOf.ts';

/**
 * The status of every call, the latest ones. Input: how many are kept. Events: REQUEST_SENT,
 * REQUEST_COMPLETED, REQUEST_CANCELLED, REQUEST_FAILED, each with the uuid of the request and the wall
 * clock `at`. Source: specification sections 3 and 7.
 */
export const requestStatusMachine = setup({
  types: typesOf<{
    input: { limit: number };
    context: { limit: number; requests: readonly RequestRecord[] };
    events:
      | { type: 'REQUEST_SENT'; requestUuid: string; endpoint: string; at: number }
      | { type: 'REQUEST_COMPLETED'; requestUuid: string; at: number }
      | { type: 'REQUEST_CANCELLED'; requestUuid: string; at: number }
      | { type: 'REQUEST_FAILED'; requestUuid: string; at: number; failure: Failure };
  }>(),
  actions: {
    record: assign(({ context }, params: { requestUuid: string; endpoint: string; lastUpdated: number }) => ({
      requests: withRecord(context.requests, { ...params, status: 'REQUESTED' }, context.limit),
    })),
    end: assign(({ context }, params: Parameters<typeof withEnd>[1]) => ({
      requests: withEnd(context.requests, params),
    })),
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
