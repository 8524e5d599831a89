import { fromPromise } from 'xstate';
import type { ClaimRef } from '#machines/actors/report/claimRef.ts';
import type { finalizeMachine, FinalizeRequest, StoredResult } from '#machines/actors/report/finalize.ts';
import { createPollableMachine } from '#machines/calls/polling/pollable.ts';
import type { PollReply } from '#machines/calls/polling/pollStep.ts';
import { Failure } from '#machines/calls/failures.ts';
import { calls } from '#machines/service/calls.ts';
import { FinalizeAnswer } from '#machines/service/claimRequest.ts';
import { pollHeaders } from '#machines/calls/polling/poll.ts';
import type { Client } from './client.ts';

/** The finalise machine with its ports provided: send, poll, and read the claim back when unsure. */
export const provideFinalize = (machine: typeof finalizeMachine, client: Client) =>
  machine.provide({
    actors: {
      request: createPollableMachine<FinalizeRequest, FinalizeAnswer>(FinalizeAnswer).provide({
        actors: {
          start: fromPromise<PollReply, { request: FinalizeRequest }>(({ input }) =>
            client.ask(calls.finalize, {
              ...sending(input.request),
              headers: { [pollHeaders.async]: 'true' },
            }),
          ),
          poll: fromPromise<PollReply, { processId: string }>(({ input: { processId } }) =>
            client.ask(calls.pollable, { params: { processId } }),
          ),
        },
      }),
      readStored: fromPromise<StoredResult, { readonly ref: ClaimRef }>(async ({ input }) => {
        const stored = await client.call(calls.readClaim, { params: input.ref });
        if (stored.state === 'DISCARDED') throw new Failure('ACTIVE_REPORT_NOT_FOUND');
        return stored;
      }),
    },
  });

/** Files that were picked and are not with the report are counted. */
const sending = ({ ref, extra }: FinalizeRequest) => {
  const failedDocs = extra?.files?.failed ?? 0;
  return {
    params: ref,
    query: { saveDocs: 'true' as const, ...(failedDocs > 0 && { failedDocs: `${failedDocs}` }) },
  };
};
