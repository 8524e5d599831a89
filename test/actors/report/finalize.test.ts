import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { ClaimRef } from '#machines/actors/report/claimRef.ts';
import {
  finalizeMachine,
  type FinalizeRequest,
  type StoredResult,
} from '#machines/actors/report/finalize.ts';
import { createPollableMachine } from '#machines/calls/polling/pollable.ts';
import type { PollReply } from '#machines/calls/polling/pollStep.ts';
import { FinalizeAnswer } from '#machines/service/claimRequest.ts';
import { Failure } from '#machines/calls/failures.ts';
import { script } from '#test/actors/script.ts';
import { pass, promisesDone } from '#test/actors/time.ts';
import { walked } from '#test/actors/walked.ts';

const walk = walked(finalizeMachine);
const claimRequestUuid = 'a2b6c3f0-5c0e-4d6b-9d53-1d9f3f3a9b11';
const request: FinalizeRequest = { ref: { service: 'claim', claimRequestUuid } };
const result: FinalizeAnswer = {
  activeClaimUuid: claimRequestUuid,
  activeBaseClaimUuid: claimRequestUuid,
  type: 'car',
  claimsData: [],
  claimList: [],
  documentsUploadResult: 'UPLOAD_WAS_SKIPPED',
};
const sent: PollReply = { status: 200, body: { state: 'FIN', payload: result } };
const away = new Failure('0');

const start = (replies: (PollReply | Failure)[], stored: (StoredResult | Failure)[] = []) => {
  const clock = new SimulatedClock();
  const send = script<PollReply, { request: FinalizeRequest }>(...replies);
  const readClaim = script<StoredResult, { readonly ref: ClaimRef }>(...stored);
  const pollable = createPollableMachine<FinalizeRequest, FinalizeAnswer>(FinalizeAnswer);
  const machine = finalizeMachine.provide({
    actors: { request: pollable.provide({ actors: { start: send.logic } }), readStored: readClaim.logic },
  });
  const actor = createActor(machine, {
    clock,
    inspect: walk.inspect,
    input: { request },
  });
  return { actor: actor.start(), clock, send, readClaim };
};

test('a claim that arrives ends with its result', async () => {
  const { actor, send, readClaim } = start([sent]);
  await promisesDone();
  expect(actor.getSnapshot().output).toEqual({ ok: true, value: result });
  expect([send.asked, readClaim.asked]).toEqual([[{ request }], []]);
});

test('a claim that is refused ends with the reason', async () => {
  const failure = new Failure('245000030');
  const { actor } = start([failure]);
  await promisesDone();
  expect(actor.getSnapshot().output).toEqual({ ok: false, failure });
});

test.each([
  ['no answer', away],
  ['a time-out', new Failure('AJAX_TIMEOUT')],
  ['a gateway that gave up', new Failure('internal-server-error', { status: 504 })],
])('after %s nobody knows whether the claim arrived, and the machine looks by itself', async (_, failure) => {
  const { actor, clock, send, readClaim } = start([failure], [{ state: 'FINAL', result }]);
  await promisesDone();
  expect(actor.getSnapshot().value).toBe('unsure');
  await pass(clock, 1000);
  expect(actor.getSnapshot().output).toEqual({ ok: true, value: result });
  expect([send.asked.length, readClaim.asked]).toEqual([1, [request]]);
});

test('a process that outlasts its polls is looked after until it is final', async () => {
  const started = { status: 202, processId: 'p1', body: { retryInterval: 10, retryCount: 0 } };
  const { actor, clock, readClaim } = start(
    [started],
    [{ state: 'FINALIZING' }, { state: 'FINALIZING' }, { state: 'FINAL', result }],
  );
  const made = [];
  for (const wait of [1000, 1999, 1, 2999, 1]) {
    await pass(clock, wait);
    made.push(readClaim.asked.length);
  }
  expect(made).toEqual([1, 1, 2, 2, 3]);
  expect(actor.getSnapshot().output).toEqual({ ok: true, value: result });
});

test('a claim that never arrived is sent again', async () => {
  const { actor, clock, send } = start([away, sent], [{ state: 'DRAFT' }]);
  await pass(clock, 1000);
  expect(send.asked.length).toBe(2);
  expect(actor.getSnapshot().output).toEqual({ ok: true, value: result });
});

test('a press of the button while nobody knows looks at once and sends nothing', async () => {
  const { actor, send, readClaim } = start([away], [{ state: 'FINALIZING' }]);
  await promisesDone();
  actor.send({ type: 'RETRY' });
  await promisesDone();
  expect([send.asked.length, readClaim.asked.length]).toEqual([1, 1]);
  expect(actor.getSnapshot().value).toBe('unsure');
});

test('a press of the button while the claim is on its way sends nothing', async () => {
  const { actor, send } = start([]);
  await promisesDone();
  actor.send({ type: 'RETRY' });
  await promisesDone();
  expect(send.asked.length).toBe(1);
  expect(actor.getSnapshot().value).toBe('sending');
});

test('a look without an answer is repeated', async () => {
  const { actor, clock } = start([away], [away, { state: 'FINAL', result }]);
  await pass(clock, 1000);
  expect(actor.getSnapshot().value).toBe('unsure');
  await pass(clock, 2000);
  expect(actor.getSnapshot().output).toEqual({ ok: true, value: result });
});

test('a look that is refused ends with the reason', async () => {
  const failure = new Failure('245000022');
  const { actor, clock } = start([away], [failure]);
  await pass(clock, 1000);
  expect(actor.getSnapshot().output).toEqual({ ok: false, failure });
});

test('a claim discarded meanwhile has no result', async () => {
  const { actor, clock } = start([away], [{ state: 'DISCARDED' }]);
  await pass(clock, 1000);
  expect(actor.getSnapshot().output).toEqual({ ok: false, failure: new Failure('GCL-FE-0000') });
});

test('a pollable that breaks is a failure, never the end of its parent', async () => {
  const broken = finalizeMachine.provide({
    actors: {
      request: createPollableMachine<FinalizeRequest, FinalizeAnswer>(FinalizeAnswer).provide({
        guards: {
          isFinished: () => {
            throw new Error('broken');
          },
        },
        actors: { start: script<PollReply, { request: FinalizeRequest }>(sent).logic },
      }),
    },
  });
  const actor = createActor(broken, {
    inspect: walk.inspect,
    input: { request },
  }).start();
  await promisesDone();
  expect(actor.getSnapshot().output).toMatchObject({ ok: false, failure: { code: 'internal-server-error' } });
});

test('every transition of finalize is walked', () => {
  expect(walk.left()).toEqual([]);
});
