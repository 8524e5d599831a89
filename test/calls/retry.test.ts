import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { createRetryMachine, type RetryPolicy } from '#machines/calls/retry.ts';
import { Failure } from '#machines/calls/failures.ts';
import { script, tellingScript } from '#test/actors/script.ts';
import { pass, promisesDone } from '#test/actors/time.ts';
import { walked } from '#test/actors/walked.ts';

const findPolicy = createRetryMachine<{ policyNumber: string }, { found: boolean }>('findPolicy');
const walk = walked(findPolicy);
const failure = new Failure('245000000');

const request = { policyNumber: '4000000001' };

const start = (turns: readonly (Failure | { found: boolean })[], retry: Partial<RetryPolicy> = {}) => {
  const clock = new SimulatedClock();
  const call = script<{ found: boolean }, { request: { policyNumber: string } }>(...turns);
  const actor = createActor(findPolicy.provide({ actors: { call: call.logic } }), {
    clock,
    inspect: walk.inspect,
    input: { request, retry },
  }).start();
  return { actor, call, clock };
};

/** The same call, made as a callback instead of a promise. */
const startTold = (turns: readonly (Failure | { found: boolean })[], retry: Partial<RetryPolicy> = {}) => {
  const clock = new SimulatedClock();
  const call = tellingScript<{ found: boolean }, { policyNumber: string }>(...turns);
  const actor = createActor(findPolicy.provide({ actors: { call: call.logic } }), {
    clock,
    inspect: walk.inspect,
    input: { request, retry },
  }).start();
  return { actor, call, clock, progress: () => actor.getSnapshot().context.progress };
};

test('a call that is answered ends with the answer', async () => {
  const { actor, call } = start([{ found: true }]);
  await promisesDone();
  expect(actor.getSnapshot().output).toEqual({ ok: true, value: { found: true }, retries: 0 });
  expect(call.asked).toEqual([{ request }]);
});

test('a call that says nothing of retries is made once', async () => {
  const { actor, call } = start([failure, { found: true }]);
  await promisesDone();
  expect(actor.getSnapshot().output).toEqual({ ok: false, failure, retries: 0 });
  expect(call.asked.length).toBe(1);
});

test('the delay before each retry is the attempt times the timeout, one second by default', async () => {
  const { actor, call, clock } = start([failure, failure, failure, { found: true }], { count: 3 });
  const made = [];
  for (const wait of [999, 1, 1999, 1, 2999, 1]) {
    await pass(clock, wait);
    made.push(call.asked.length);
  }
  expect(made).toEqual([1, 2, 2, 3, 3, 4]);
  expect(actor.getSnapshot().output).toEqual({ ok: true, value: { found: true }, retries: 3 });
});

test('no retry comes before the service wants to be asked again', async () => {
  const full = new Failure('245000004', { status: 503, retryAfter: 4 });
  const { actor, call, clock } = start([full, failure, { found: true }], { count: 2 });
  const made = [];
  for (const wait of [3999, 1, 1999, 1]) {
    await pass(clock, wait);
    made.push(call.asked.length);
  }
  expect(made).toEqual([1, 2, 2, 3]);
  expect(actor.getSnapshot().output).toEqual({ ok: true, value: { found: true }, retries: 2 });
});

test('after the last retry the last failure is the outcome', async () => {
  const last = new Failure('245000004');
  const { actor, clock } = start([failure, last], { count: 1, timeout: 20 });
  await pass(clock, 20);
  expect(actor.getSnapshot().output).toEqual({ ok: false, failure: last, retries: 1 });
});

test('an excluded status is not retried', async () => {
  const unknown = new Failure('245000018');
  const { actor, call, clock } = start([failure, unknown, { found: true }], {
    count: 5,
    excludedStatuses: [404],
  });
  await pass(clock, 1000);
  expect(actor.getSnapshot().output).toEqual({ ok: false, failure: unknown, retries: 1 });
  expect(call.asked.length).toBe(2);
});

test('stopping a call aborts it', async () => {
  const { actor, call } = start([]);
  await promisesDone();
  actor.stop();
  expect(call.signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('stopping between two attempts makes no further one', async () => {
  const { actor, call, clock } = start([failure, { found: true }], { count: 1 });
  await promisesDone();
  actor.stop();
  await pass(clock, 10_000);
  expect(call.asked.length).toBe(1);
});

test('a port nobody provided fails with a sentence', async () => {
  const actor = createActor(findPolicy, { input: { request } }).start();
  await promisesDone();
  expect(actor.getSnapshot().output).toEqual({
    ok: false,
    failure: new Failure('internal-server-error', { cause: new Error('findPolicy must be provided') }),
    retries: 0,
  });
});

test('a failure that ends the call at once is not retried, whatever the policy says', async () => {
  const unknown = new Failure('245000018');
  const machine = createRetryMachine<{ policyNumber: string }, { found: boolean }>('findPolicy', {
    endsAtOnce: ({ code }) => code === '245000018',
  });
  const call = script<{ found: boolean }, { request: { policyNumber: string } }>(failure, unknown);
  const clock = new SimulatedClock();
  const actor = createActor(machine.provide({ actors: { call: call.logic } }), {
    clock,
    input: { request, retry: { count: 5 } },
  }).start();
  await pass(clock, 1000);
  expect(actor.getSnapshot().output).toEqual({ ok: false, failure: unknown, retries: 1 });
});

test('a call that has used up some of its retries has only the others left, each later than the one before', async () => {
  const call = script<{ found: boolean }, { request: { policyNumber: string } }>(failure, failure);
  const clock = new SimulatedClock();
  const actor = createActor(findPolicy.provide({ actors: { call: call.logic } }), {
    clock,
    input: { request, retry: { count: 3 }, retries: 2 },
  }).start();
  await pass(clock, 2999);
  expect(call.asked.length).toBe(1);
  await pass(clock, 1);
  expect(actor.getSnapshot().output).toEqual({ ok: false, failure, retries: 3 });
});

test('a call that tells how far it is ends with what it tells in the end', async () => {
  const { actor, call, progress } = startTold([]);
  const seen = [progress()];
  for (const part of [0.25, 0.75]) {
    call.tells[0]?.({ type: 'PROGRESSED', progress: part });
    seen.push(progress());
  }
  call.tells[0]?.({ type: 'SENT', value: { found: true } });
  expect(seen).toEqual([0, 0.25, 0.75]);
  expect(actor.getSnapshot().output).toEqual({ ok: true, value: { found: true }, retries: 0 });
  expect(call.asked).toEqual([request]);
});

test('a call that tells of its failure is made again as its policy says, from its beginning', async () => {
  const { actor, call, clock, progress } = startTold([], { count: 1 });
  call.tells[0]?.({ type: 'PROGRESSED', progress: 0.9 });
  call.tells[0]?.({ type: 'FAILED', failure });
  expect([progress(), call.stopped]).toEqual([0, [true]]);
  await pass(clock, 1000);
  call.tells[1]?.({ type: 'FAILED', failure });
  expect(actor.getSnapshot().output).toEqual({ ok: false, failure, retries: 1 });
});

test('stopping a call that tells how far it is stops it', async () => {
  const { actor, call } = startTold([]);
  actor.stop();
  expect(call.stopped).toEqual([true]);
});

test('every transition of retry is walked', () => {
  expect(walk.left()).toEqual([]);
});
