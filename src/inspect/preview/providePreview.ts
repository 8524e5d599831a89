import { fromPromise } from 'xstate';
import { discardMachine } from '../../../machines/actors/discard.ts';
import { finalizeMachine, type FinalizeRequest } from '../../../machines/actors/finalize.ts';
import { createPollableMachine } from '../../../machines/actors/pollable.ts';
import type { PollReply } from '../../../machines/actors/pollStep.ts';
import { saveCallMachine, saveDraftMachine, type SaveRequest } from '../../../machines/actors/saveDraft.ts';
import type { Facts } from '../../../machines/claim/facts.ts';
import type { createFlowMachine } from '../../../machines/flow/machine/flowMachine.ts';
import type { LookUpInput } from '../../../machines/flow/machine/setup.ts';
import type { LookupAnswer } from '../../../machines/claim/lookups.ts';
import { FinalizeAnswer } from '../../../machines/service/claimRequest.ts';
import { previewFinds } from './previewFinds.ts';

interface Options {
  readonly known: Facts;
  /** The answer to sending. */
  readonly result: FinalizeAnswer;
  /** Where giving up a report leads. */
  readonly home: string;
}

/** A flow's machine with ports that answer by themselves, from what a preview knows: nothing is asked of the service. */
export const providePreview = (
  machine: ReturnType<typeof createFlowMachine>,
  { known, result, home }: Options,
) =>
  machine.provide({
    actors: {
      lookUp: fromPromise<LookupAnswer, LookUpInput>(async ({ input: { call, claim } }) =>
        previewFinds(call, claim, known),
      ),
      saveDraft: saveDraftMachine.provide({
        actors: {
          save: saveCallMachine.provide({
            actors: {
              call: fromPromise(async ({ input: { request } }: { input: { request: SaveRequest } }) => ({
                version: request.version + 1,
              })),
            },
          }),
        },
      }),
      finalize: finalizeMachine.provide({
        actors: {
          request: createPollableMachine<FinalizeRequest, FinalizeAnswer>(FinalizeAnswer).provide({
            actors: {
              start: fromPromise<PollReply, { request: FinalizeRequest }>(async () => ({
                status: 200,
                body: { state: 'FIN', payload: result },
              })),
            },
          }),
        },
      }),
      discard: discardMachine.provide({ actors: { call: fromPromise(async () => ({ url: home })) } }),
    },
  });
