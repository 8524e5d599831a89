import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import * as z from 'zod';
import { createPollableMachine } from '#machines/calls/polling/pollable.ts';
import type { PollReply } from '#machines/calls/polling/pollStep.ts';
import { Failure } from '#machines/calls/failures.ts';
import { script } from '#test/actors/script.ts';
import { pass, promisesDone } from '#test/actors/time.ts';
import { walked } from '#test/actors/walked.ts';

const pollable = createPollableMachine<string, { claimNumber: string }>(
  z.object({ claimNumber: z.string() }),
);
const walk = walked(pollable);
const payload = { claimNumber: '3126000017' };
const finished: PollReply = { status: 200, body: { state: 'FIN', payload } };
const inProgress = (retryInterval = 1000, retryCount = 3): PollReply => ({
  status: 202,
  processId: 'p1',
  body: { state: 'PRO', retryInterval, retryCount },
});

interface Given {
  start: (PollReply | Failure)[];
  poll?: (PollReply | Failure)[];
}

const begin = ({ start: first, poll: later = [] }: Given) => {
  const clock = new SimulatedClock();
  const start = script<PollReply, { request: string }>(...first);
  const poll = script<PollReply, { processId: string }>(...later);
  const actor = createActor(pollable.provide({ actors: { start: start.logic, poll: poll.logic } }), {
    clock,
    inspect: walk.inspect,
    input: { request: 'finalize' },
  });
  return { actor: actor.start(), clock, start, poll };
};

test('a request finished at once is not polled', async () => {
  const { actor, start, poll } = begin({ start: [finished] });
  await promisesDone();
  expect(actor.getSnapshot().output).toEqual({ ok: true, value: payload });
  expect([start.asked, poll.asked]).toEqual([[{ request: 'finalize' }], []]);
});

test('a process is polled by its id', async () => {
  const { actor, clock, poll } = begin({ start: [inProgress()], poll: [finished] });
  await pass(clock, 1000);
  expect(poll.asked).toEqual([{ processId: 'p1' }]);
  expect(actor.getSnapshot().output).toEqual({ ok: true, value: payload });
});

test('a process goes through start, pending, requesting and end', async () => {
  const { actor, clock } = begin({ start: [inProgress()], poll: [finished] });
  const seen = [actor.getSnapshot().value];
  actor.subscribe(({ value }) => seen.push(value));
  await pass(clock, 1000);
  expect(seen).toEqual(['start', { longPolling: 'pending' }, { longPolling: 'requesting' }, 'end']);
});

test('the server sets the interval anew with every answer', async () => {
  const { actor, clock, poll } = begin({ start: [inProgress(200)], poll: [inProgress(3000), finished] });
  const made = [];
  for (const wait of [199, 1, 2999, 1]) {
    await pass(clock, wait);
    made.push(poll.asked.length);
  }
  expect(made).toEqual([0, 1, 1, 2]);
  expect(actor.getSnapshot().output).toEqual({ ok: true, value: payload });
});

test('a done flag ends the polling', async () => {
  const { actor, clock } = begin({
    start: [inProgress()],
    poll: [{ status: 200, body: { done: true, payload } }],
  });
  await pass(clock, 1000);
  expect(actor.getSnapshot().output).toEqual({ ok: true, value: payload });
});

test('a process that fails gives the failure of the service', async () => {
  const failure = { code: '245000004', message: '', status: 503, requestId: 'r1' };
  const { actor, clock } = begin({
    start: [inProgress()],
    poll: [{ status: 200, body: { state: 'ERR', failure } }],
  });
  await pass(clock, 1000);
  expect(actor.getSnapshot().output).toEqual({
    ok: false,
    failure: new Failure('245000004', { requestId: 'r1' }),
  });
});

test("a process that outlasts the server's count fails with MAX_RETRY", async () => {
  const { actor, clock, poll } = begin({
    start: [inProgress(100, 2)],
    poll: [inProgress(100, 2), inProgress(100, 2)],
  });
  await pass(clock, 100);
  await pass(clock, 100);
  expect(actor.getSnapshot().output).toEqual({ ok: false, failure: new Failure('MAX_RETRY') });
  expect(poll.asked.length).toBe(2);
});

test('a first request that fails is the failure', async () => {
  const failure = new Failure('245000030');
  const { actor } = begin({ start: [failure] });
  await promisesDone();
  expect(actor.getSnapshot().output).toEqual({ ok: false, failure });
});

test('a poll without an answer counts and is made again', async () => {
  const { actor, clock } = begin({ start: [inProgress()], poll: [new Failure('0'), finished] });
  await pass(clock, 1000);
  expect(actor.getSnapshot().value).toEqual({ longPolling: 'pending' });
  await pass(clock, 1000);
  expect(actor.getSnapshot().output).toEqual({ ok: true, value: payload });
});

test('polls without an answer come to an end too', async () => {
  const away = new Failure('0');
  const { actor, clock } = begin({ start: [inProgress(100, 2)], poll: [away, away] });
  await pass(clock, 100);
  await pass(clock, 100);
  expect(actor.getSnapshot().output).toEqual({ ok: false, failure: new Failure('MAX_RETRY') });
});

test('a poll that is refused is the failure', async () => {
  const failure = new Failure('245000001');
  const { actor, clock } = begin({ start: [inProgress()], poll: [failure] });
  await pass(clock, 1000);
  expect(actor.getSnapshot().output).toEqual({ ok: false, failure });
});

test('a process that is stopped is polled no more', async () => {
  const { actor, clock, poll } = begin({ start: [inProgress()], poll: [finished] });
  await promisesDone();
  actor.stop();
  await pass(clock, 10_000);
  expect(poll.asked).toEqual([]);
});

test('every transition of pollable is walked', () => {
  expect(walk.left()).toEqual([]);
});
