import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import * as z from 'zod';
import { createPollableMachine, type PollingStyle } from '../../machines/actors/pollable.ts';
import type { PollReply } from '../../machines/actors/pollStep.ts';
import { Failure } from '../../machines/service/failures.ts';
import { script } from './script.ts';
import { pass, settled } from './time.ts';
import { walked } from './walked.ts';

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
  style?: PollingStyle;
}

const begin = ({ start: first, poll: later = [], style = 'POLLABLE_URL' }: Given) => {
  const clock = new SimulatedClock();
  const start = script<PollReply, { request: string }>(...first);
  const poll = script<PollReply, { request: string; processId: string; style: PollingStyle }>(...later);
  const notices: unknown[] = [];
  const actor = createActor(pollable.provide({ actors: { start: start.logic, poll: poll.logic } }), {
    clock,
    inspect: walk.inspect,
    input: { request: 'finalize', style, longRunningAfter: 5000 },
  });
  actor.on('*', (notice) => notices.push(notice));
  return { actor: actor.start(), clock, start, poll, notices };
};

test('a request finished at once is not polled', async () => {
  const { actor, start, poll } = begin({ start: [finished] });
  await settled();
  expect(actor.getSnapshot().output).toEqual({ ok: true, value: payload });
  expect([start.asked, poll.asked]).toEqual([[{ request: 'finalize' }], []]);
});

test.each(['SAME_ENDPOINT', 'POLLABLE_URL'] as const)(
  'a process is polled by the style %s',
  async (style) => {
    const { actor, clock, poll } = begin({ start: [inProgress()], poll: [finished], style });
    await pass(clock, 1000);
    expect(poll.asked).toEqual([{ request: 'finalize', processId: 'p1', style }]);
    expect(actor.getSnapshot().output).toEqual({ ok: true, value: payload });
  },
);

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
  await settled();
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

test('a long run is noticed once, after the configured time, while the polling goes on', async () => {
  const { clock, poll, notices } = begin({
    start: [inProgress(2000, 9)],
    poll: [1, 2, 3, 4, 5].map(() => inProgress(2000, 9)),
  });
  const seen = [];
  for (const wait of [2000, 2000, 999, 1, 2000, 2000, 2000]) {
    await pass(clock, wait);
    seen.push(notices.length);
  }
  expect(seen).toEqual([0, 0, 0, 1, 1, 1, 1]);
  expect(notices).toEqual([{ type: 'request.tookLong' }]);
  expect(poll.asked.length).toBe(5);
});

test('a short run is not noticed', async () => {
  const { clock, notices } = begin({ start: [finished] });
  await settled();
  await pass(clock, 10_000);
  expect(notices).toEqual([]);
});

test('a cancelled process is polled no more', async () => {
  const { actor, clock, poll } = begin({ start: [inProgress()], poll: [finished] });
  await settled();
  actor.send({ type: 'CANCEL' });
  await pass(clock, 10_000);
  expect(poll.asked).toEqual([]);
  expect(actor.getSnapshot().output).toEqual({ ok: false, failure: new Failure('AJAX_ABORTED') });
});

test('every transition of pollable is walked', () => {
  expect(walk.left()).toEqual([]);
});
