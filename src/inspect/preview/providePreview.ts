import { fromPromise } from 'xstate';
import { discardMachine } from '#machines/actors/report/discard.ts';
import { finalizeMachine, type FinalizeRequest } from '#machines/actors/report/finalize.ts';
import { createPollableMachine } from '#machines/calls/polling/pollable.ts';
import type { PollReply } from '#machines/calls/polling/pollStep.ts';
import { saveCallMachine, saveDraftMachine, type SaveRequest } from '#machines/actors/report/saveDraft.ts';
import type { Facts } from '#machines/subject/facts.ts';
import type { createFlowMachine } from '#machines/report/claimMachine.ts';
import type { LookUpInput } from '#machines/report/claimMachine.ts';
import type { LookupAnswer } from '#machines/claim/lookups.ts';
import { FinalizeAnswer } from '#machines/service/claimRequest.ts';
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
      lookUp: fromPromise<LookupAnswer, LookUpInput>(async ({ input: { call, record } }) =>
        previewFinds(call, record, known),
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
