import { fromPromise } from 'xstate';
import type { ClaimRef } from '../../machines/actors/claimRef.ts';
import { discardMachine } from '../../machines/actors/discard.ts';
import { finalizeMachine } from '../../machines/actors/finalize.ts';
import {
  saveCallMachine,
  saveDraftMachine,
  type SaveRequest,
  type StoredDraft,
} from '../../machines/actors/saveDraft.ts';
import { sessionMachine } from '../../machines/actors/session.ts';
import type { Flow } from '../../machines/flow/flow.ts';
import { createFlowMachine } from '../../machines/flow/machine/flowMachine.ts';
import type { CreateInput, LookUpInput } from '../../machines/flow/machine/setup.ts';
import { calls } from '../../machines/service/calls.ts';
import type { Client } from './client.ts';
import { createClaim, type CreateKeyMemory } from './createClaim.ts';
import { loadDraft } from './loadDraft.ts';
import { lookUp } from './lookUp.ts';
import { provideFinalize } from './provideFinalize.ts';

/** The machine of a flow with every port provided by a call of the service. */
export const provideFlow = (flow: Flow, client: Client, createKey: CreateKeyMemory) => {
  const create = createClaim(client, createKey);
  return createFlowMachine(flow).provide({
    actors: {
      createClaim: fromPromise(({ input, signal }: { input: CreateInput; signal: AbortSignal }) =>
        create(input, signal),
      ),
      loadDraft: fromPromise(({ input }: { input: ClaimRef }) => loadDraft(client, flow, input)),
      lookUp: fromPromise(({ input, signal }: { input: LookUpInput; signal: AbortSignal }) =>
        lookUp(client, input, signal),
      ),
      saveDraft: saveDraftMachine.provide({
        actors: {
          save: saveCallMachine.provide({
            actors: {
              call: fromPromise<{ version: number }, { request: SaveRequest }>(
                ({ input: { request }, signal }) =>
                  client.call(calls.save, { params: paramsOf(request), body: request.detail, signal }),
              ),
            },
          }),
          readDraft: fromPromise<StoredDraft, ClaimRef>(({ input }) =>
            client.call(calls.readClaim, { params: input }),
          ),
        },
      }),
      finalize: provideFinalize(finalizeMachine, client),
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

const paramsOf = ({ service, claimRequestUuid, version }: SaveRequest) => ({
  service,
  claimRequestUuid,
  version,
});
