import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { ClaimRef } from '#machines/actors/report/claimRef.ts';
import { discardMachine } from '#machines/actors/report/discard.ts';
import { Failure } from '#machines/calls/failures.ts';
import { script } from '#test/actors/script.ts';
import { promisesDone } from '#test/actors/time.ts';

const request: ClaimRef = { service: 'claim', claimRequestUuid: 'a2b6c3f0-5c0e-4d6b-9d53-1d9f3f3a9b11' };

const discard = async (turn: { url: string } | Failure) => {
  const call = script<{ url: string }, { request: ClaimRef }>(turn);
  const machine = discardMachine.provide({ actors: { call: call.logic } });
  const actor = createActor(machine, { input: { request } }).start();
  await promisesDone();
  return { asked: call.asked, output: actor.getSnapshot().output };
};

test('a discarded draft says where the reporter goes', async () => {
  expect(await discard({ url: '/' })).toEqual({
    asked: [{ request }],
    output: { ok: true, value: { url: '/' }, retries: 0 },
  });
});

test('a draft that cannot be discarded says why', async () => {
  const failure = new Failure('245000022');
  expect((await discard(failure)).output).toEqual({ ok: false, failure, retries: 0 });
});
