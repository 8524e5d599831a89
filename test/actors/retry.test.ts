import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { createRetryMachine } from '../../machines/actors/retry.ts';
import type { RetryPolicy } from '../../machines/actors/retryPolicy.ts';
import { Failure } from '../../machines/service/failures.ts';
import { script } from './script.ts';
import { pass, settled } from './time.ts';
import { walked } from './walked.ts';

const findPolicy = createRetryMachine<{ policyNumber: string }, { found: boolean }>('findPolicy');
const walk = walked(findPolicy);
const failure = new Failure('245000000');

const start = (turns: readonly (Failure | { found: boolean })[], retry: Partial<RetryPolicy> = {}) => {
  const clock = new SimulatedClock();
  const call = script<{ found: boolean }, { request: { policyNumber: string } }>(...turns);
  const actor = createActor(findPolicy.provide({ actors: { call: call.logic } }), {
    clock,
    inspect: walk.inspect,
    input: { request: { policyNumber: '4000000001' }, retry },
  }).start();
  return { actor, call, clock };
};

test('a call that is answered ends with the answer', async () => {
  const { actor, call } = start([{ found: true }]);
  await settled();
  expect(actor.getSnapshot().output).toEqual({ ok: true, value: { found: true } });
  expect(call.asked).toEqual([{ request: { policyNumber: '4000000001' } }]);
});

test('a call that says nothing of retries is made once', async () => {
  const { actor, call } = start([failure, { found: true }]);
  await settled();
  expect(actor.getSnapshot().output).toEqual({ ok: false, failure });
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
  expect(actor.getSnapshot().output).toEqual({ ok: true, value: { found: true } });
});

test('after the last retry the last failure is the outcome', async () => {
  const last = new Failure('245000004');
  const { actor, clock } = start([failure, last], { count: 1, timeout: 20 });
  await pass(clock, 20);
  expect(actor.getSnapshot().output).toEqual({ ok: false, failure: last });
});

test('an excluded status is not retried', async () => {
  const unknown = new Failure('245000018');
  const { actor, call, clock } = start([failure, unknown, { found: true }], {
    count: 5,
    excludedStatuses: [404],
  });
  await pass(clock, 1000);
  expect(actor.getSnapshot().output).toEqual({ ok: false, failure: unknown });
  expect(call.asked.length).toBe(2);
});

test('cancelling a call aborts it', async () => {
  const { actor, call } = start([]);
  await settled();
  actor.send({ type: 'CANCEL' });
  expect(actor.getSnapshot().output).toEqual({ ok: false, failure: new Failure('AJAX_ABORTED') });
  expect(call.signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('cancelling between two attempts makes no further one', async () => {
  const { actor, call, clock } = start([failure, { found: true }], { count: 1 });
  await settled();
  actor.send({ type: 'CANCEL' });
  await pass(clock, 10_000);
  expect(actor.getSnapshot().output).toEqual({ ok: false, failure: new Failure('AJAX_ABORTED') });
  expect(call.asked.length).toBe(1);
});

test('a port nobody provided fails with a sentence', async () => {
  const actor = createActor(findPolicy, { input: { request: { policyNumber: '1' } } }).start();
  await settled();
  expect(actor.getSnapshot().output).toEqual({
    ok: false,
    failure: new Failure('internal-server-error', { cause: new Error('findPolicy must be provided') }),
  });
});

test('every transition of retry is walked', () => {
  expect(walk.left()).toEqual([]);
});
