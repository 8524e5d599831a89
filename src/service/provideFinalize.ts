import { fromPromise } from 'xstate';
import type { ClaimRef } from '../../machines/actors/claimRef.ts';
import type { finalizeMachine, FinalizeRequest, StoredResult } from '../../machines/actors/finalize.ts';
import { createPollableMachine, type PollingStyle } from '../../machines/actors/pollable.ts';
import type { PollReply } from '../../machines/actors/pollStep.ts';
import { calls } from '../../machines/service/calls.ts';
import { FinalizeAnswer } from '../../machines/service/claimRequest.ts';
import { pollHeaders } from '../../machines/service/poll.ts';
import type { Client } from './client.ts';

interface PollInput {
  readonly request: FinalizeRequest;
  readonly processId: string;
  readonly style: PollingStyle;
}

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
          poll: fromPromise<PollReply, PollInput>(({ input }) =>
            input.style === 'POLLABLE_URL'
              ? client.ask(calls.pollable, { params: { processId: input.processId } })
              : client.ask(calls.finalize, {
                  ...sending(input.request),
                  headers: { [pollHeaders.async]: 'true', [pollHeaders.processId]: input.processId },
                }),
          ),
        },
      }),
      readClaim: fromPromise<StoredResult, ClaimRef>(({ input }) =>
        client.call(calls.readClaim, { params: input }),
      ),
    },
  });

const sending = ({ service, claimRequestUuid, saveDocs, failedDocs }: FinalizeRequest) => ({
  params: { service, claimRequestUuid },
  query: { saveDocs: saveDocs ? 'true' : 'false', ...(failedDocs > 0 && { failedDocs: `${failedDocs}` }) },
});
