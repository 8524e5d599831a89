import { fromPromise } from 'xstate';
import type { ClaimRef } from '#machines/actors/report/claimRef.ts';
import { discardMachine } from '#machines/actors/report/discard.ts';
import {
  finalizeMachine,
  type FinalizeRequest,
  type StoredResult,
} from '#machines/actors/report/finalize.ts';
import { followResultMachine } from '#machines/actors/report/followResult.ts';
import { createPollableMachine } from '#machines/calls/polling/pollable.ts';
import type { PollReply } from '#machines/calls/polling/pollStep.ts';
import { saveCallMachine, saveDraftMachine, type SaveRequest } from '#machines/actors/report/saveDraft.ts';
import type { StoredDraft } from '#machines/flow/actors/saveDraft.ts';
import { sessionMachine } from '#machines/flow/actors/session.ts';
import type { Stored } from '#machines/flow/machine/context.ts';
import type { ClaimNames } from '#machines/report/claimFlow.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Draft } from '#machines/report/claimMachine.ts';
import type { createFlowMachine } from '#machines/report/claimMachine.ts';
import type { Created, CreateInput, LookUpInput } from '#machines/report/claimMachine.ts';
import type { LookupAnswer } from '#machines/claim/lookups.ts';
import { FinalizeAnswer } from '#machines/service/claimRequest.ts';

export const claimRequestUuid = 'a2b6c3f0-5c0e-4d6b-9d53-1d9f3f3a9b11';

/** The draft of a claim that is in the service. */
export const aDraft = (detail: ClaimDetail, version = 4): Draft => ({
  ref: { service: 'claim', claimRequestUuid },
  version,
  detail,
  documents: [],
});

/** What finalise answers. */
export const result: FinalizeAnswer = {
  activeClaimUuid: claimRequestUuid,
  activeBaseClaimUuid: claimRequestUuid,
  type: 'car',
  claimsData: [],
  claimList: [],
  documentsUploadResult: 'UPLOAD_WAS_SKIPPED',
};

/** One turn of a port: it answers, fails, or never comes back. */
export type Turn<Answer> = Answer | Error | typeof silence;
export const silence: Promise<never> = new Promise(() => {});

/** What the service does, call by call; where the turns are over, or none are given, all goes well. */
export interface Service {
  readonly create?: readonly Turn<Created>[];
  readonly load?: readonly Turn<Draft>[];
  readonly lookUp?: readonly Turn<LookupAnswer>[];
  readonly save?: readonly Turn<{ version: number }>[];
  readonly read?: readonly Turn<StoredDraft>[];
  readonly finalize?: readonly Turn<PollReply>[];
  readonly readResult?: readonly Turn<StoredResult>[];
  readonly follow?: readonly Turn<FinalizeAnswer>[];
  readonly discard?: readonly Turn<{ url: string }>[];
  readonly extend?: readonly Turn<undefined>[];
}

const sent: PollReply = { status: 200, body: { state: 'FIN', payload: result } };

/** A flow's machine with stub ports that do what the service does, together with the calls made and what was saved. */
export const withStubs = (machine: ReturnType<typeof createFlowMachine>, service: Service) => {
  const calls: string[] = [];
  const saved: SaveRequest['detail'][] = [];

  const port = <Answer, Input>(
    name: (input: Input) => string,
    turns: readonly Turn<Answer>[] = [],
    wellDone: (input: Input) => Answer,
  ) => {
    const left = [...turns];
    return fromPromise<Answer, Input>(async ({ input }) => {
      calls.push(name(input));
      const turn = left.length === 0 ? wellDone(input) : left.shift();
      if (turn instanceof Error) throw turn;
      return turn ?? wellDone(input);
    });
  };

  const stubbed = machine.provide({
    actors: {
      createRecord: port(
        ({ flow: { claimType, flowType }, detail }: CreateInput) => {
          if (detail) saved.push(detail);
          return `create ${claimType} ${flowType}${detail ? ' with its answers' : ''}`;
        },
        service.create,
        ({ detail }) => ({
          ref: { service: 'claim' as const, claimRequestUuid },
          version: 1,
          isSaved: detail !== undefined,
        }),
      ),
      loadDraft: port<Stored<ClaimNames>, { readonly ref: ClaimRef }>(
        () => 'load',
        service.load,
        () => aDraft({}, 1),
      ),
      lookUp: port(
        ({ call }: LookUpInput) => call,
        service.lookUp,
        () => ({}),
      ),
      saveDraft: saveDraftMachine.provide({
        actors: {
          save: saveCallMachine.provide({
            actors: {
              call: port(
                ({ request: { version, detail } }: { request: SaveRequest }) => {
                  saved.push(detail);
                  return `save ${version}`;
                },
                service.save,
                ({ request }) => ({ version: request.version + 1 }),
              ),
            },
          }),
          readDraft: port<StoredDraft, { readonly ref: ClaimRef }>(
            () => 'read',
            service.read,
            () => ({ version: 1, detail: {} }),
          ),
        },
      }),
      finalize: finalizeMachine.provide({
        actors: {
          request: createPollableMachine<FinalizeRequest, FinalizeAnswer>(FinalizeAnswer).provide({
            actors: {
              start: port<PollReply, { request: FinalizeRequest }>(
                () => 'finalize',
                service.finalize,
                () => sent,
              ),
            },
          }),
          readStored: port<StoredResult, { readonly ref: ClaimRef }>(
            () => 'read result',
            service.readResult,
            () => ({ state: 'FINAL', result }),
          ),
        },
      }),
      followResult: followResultMachine.provide({
        actors: {
          readResult: port<FinalizeAnswer | undefined, { readonly ref: ClaimRef }>(
            () => 'follow',
            service.follow,
            () => result,
          ),
        },
      }),
      discard: discardMachine.provide({
        actors: {
          call: port<{ url: string }, { request: ClaimRef }>(
            () => 'discard',
            service.discard,
            () => ({ url: '/' }),
          ),
        },
      }),
      session: sessionMachine.provide({
        actors: {
          extend: port<void, undefined>(
            () => 'extend',
            service.extend,
            () => undefined,
          ),
        },
      }),
    },
  });
  return { stubbed, calls, saved };
};
