import { fromPromise } from 'xstate';
import type { ClaimRef } from '#machines/actors/report/claimRef.ts';
import { discardMachine } from '#machines/actors/report/discard.ts';
import { followResultMachine } from '#machines/actors/report/followResult.ts';
import { finalizeMachine } from '#machines/actors/report/finalize.ts';
import type { StoredDraft } from '#machines/flow/actors/saveDraft.ts';
import { saveCallMachine, saveDraftMachine, type SaveRequest } from '#machines/actors/report/saveDraft.ts';
import { sessionMachine } from '#machines/flow/actors/session.ts';
import type { Stored } from '#machines/flow/machine/context.ts';
import type { ClaimNames, Flow } from '#machines/report/claimFlow.ts';
import { createFlowMachine } from '#machines/report/claimMachine.ts';
import type { CreateInput, LookUpInput } from '#machines/report/claimMachine.ts';
import { Failure } from '#machines/calls/failures.ts';
import { calls } from '#machines/service/calls.ts';
import type { FinalizeAnswer } from '#machines/service/claimRequest.ts';
import type { Client } from './client.ts';
import { createClaim, type CreateKeyMemory } from './createClaim.ts';
import { loadDraft } from './loadDraft.ts';
import { lookUp } from './lookUp.ts';
import { provideFinalize } from './provideFinalize.ts';

/** Which report a call is about. */
interface About {
  readonly ref: ClaimRef;
}

/** The machine of a flow with every port provided by a call of the service. */
export const provideFlow = (flow: Flow, client: Client, createKey: CreateKeyMemory) => {
  const create = createClaim(client, createKey);
  return createFlowMachine(flow).provide({
    actors: {
      createRecord: fromPromise(({ input, signal }: { input: CreateInput; signal: AbortSignal }) =>
        create(input, signal),
      ),
      loadDraft: fromPromise<Stored<ClaimNames>, About>(({ input }) => loadDraft(client, flow, input.ref)),
      lookUp: fromPromise(({ input, signal }: { input: LookUpInput; signal: AbortSignal }) =>
        lookUp(client, { ...input.ref, call: input.call, claim: input.record }, signal),
      ),
      saveDraft: saveDraftMachine.provide({
        actors: {
          save: saveCallMachine.provide({
            actors: {
              call: fromPromise<{ version: number }, { request: SaveRequest }>(
                ({ input: { request }, signal }) =>
                  client.call(calls.save, {
                    params: { ...request.ref, version: request.version },
                    body: request.detail,
                    signal,
                  }),
              ),
            },
          }),
          // What was sent or given up since is no answer to a save, whoever made its last version.
          readDraft: fromPromise<StoredDraft, About>(async ({ input }) => {
            const stored = await client.call(calls.readClaim, { params: input.ref });
            if (stored.state !== 'DRAFT') throw new Failure('ACTIVE_REPORT_NOT_FOUND', { status: 409 });
            return stored;
          }),
        },
      }),
      finalize: provideFinalize(finalizeMachine, client),
      followResult: followResultMachine.provide({
        actors: {
          readResult: fromPromise<FinalizeAnswer | undefined, About>(async ({ input }) => {
            const { result } = await client.call(calls.readClaim, { params: input.ref });
            return result;
          }),
        },
      }),
      discard: discardMachine.provide({
        actors: {
          call: fromPromise(({ input }: { input: { request: ClaimRef } }) =>
            client.call(calls.discard, { params: input.request }),
          ),
        },
      }),
      session: sessionMachine.provide({
        actors: {
          extend: fromPromise<void, undefined>(async () => {
            await client.call(calls.session, {});
          }),
        },
      }),
    },
  });
};
