import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { sessionMachine } from '#machines/flow/actors/session.ts';
import { Failure } from '#machines/calls/failures.ts';
import { script } from '#test/actors/script.ts';
import { pass, promisesDone } from '#test/actors/time.ts';
import { walked } from '#test/actors/walked.ts';

const walk = walked(sessionMachine);
const minute = 60_000;
const extended = undefined;
const expired = { ok: false, failure: new Failure('SESSION_EXPIRED') };

/** Thirty minutes, with a warning five minutes ahead. */
const start = (...turns: readonly (undefined | Failure)[]) => {
  const clock = new SimulatedClock();
  let slept = 0;
  const extend = script<void, undefined>(...turns);
  const actor = createActor(sessionMachine.provide({ actors: { extend: extend.logic } }), {
    clock,
    inspect: walk.inspect,
    input: {
      duration: 30 * minute,
      warnBefore: 5 * minute,
      now: () => clock.now() + slept,
      uptime: () => clock.now(),
    },
  });
  actor.start();
  return {
    actor,
    clock,
    extend,
    /** The laptop sleeps, or somebody sets its clock: the wall clock runs, the timers and the uptime do not. */
    sleep: (ms: number) => {
      slept += ms;
    },
    /** Lets time pass in steps of the check. */
    wait: (ms: number) => {
      for (let gone = 0; gone < ms; gone += 5000) clock.increment(Math.min(5000, ms - gone));
    },
  };
};

test('an untouched session warns five minutes ahead and then expires', () => {
  const { actor, wait } = start();
  const seen = [];
  for (const minutes of [24, 1, 4, 1]) {
    wait(minutes * minute);
    seen.push(actor.getSnapshot().value);
  }
  expect(seen).toEqual(['active', 'expiring', 'expiring', 'expired']);
  expect(actor.getSnapshot().output).toEqual(expired);
});

test('every completed request moves the deadline', () => {
  const { actor, wait } = start();
  wait(20 * minute);
  actor.send({ type: 'REQUEST_COMPLETED' });
  wait(20 * minute);
  actor.send({ type: 'REQUEST_COMPLETED' });
  wait(20 * minute);
  expect(actor.getSnapshot().context.deadline).toBe(70 * minute);
  expect(actor.getSnapshot().value).toBe('active');
});

test('the deadline is looked at every five seconds', () => {
  const { actor, clock, sleep } = start();
  sleep(40 * minute);
  clock.increment(4999);
  expect(actor.getSnapshot().value).toBe('active');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('asking');
});

test('a laptop that slept through the deadline asks the service when it is looked at again, and then expires', async () => {
  const { actor, sleep, extend } = start(new Failure('245000009'));
  sleep(8 * 60 * minute);
  actor.send({ type: 'CHECK' });
  actor.send({ type: 'CHECK' });
  await promisesDone();
  expect(extend.asked.length).toBe(1);
  expect(actor.getSnapshot().output).toEqual(expired);
});

test('a session that another tab has kept open while this one slept goes on', async () => {
  const { actor, sleep } = start(extended);
  sleep(40 * minute);
  actor.send({ type: 'CHECK' });
  await promisesDone();
  expect(actor.getSnapshot().value).toBe('active');
  expect(actor.getSnapshot().context.deadline).toBe(70 * minute);
});

test('a laptop that wakes without a network warns, and asks every minute until somebody answers', async () => {
  const { actor, clock, sleep, extend } = start(new Failure('0'), new Failure('0'), new Failure('245000009'));
  sleep(40 * minute);
  const seen = [];
  for (const ms of [5000, minute, minute]) {
    await pass(clock, ms);
    await promisesDone();
    seen.push(actor.getSnapshot().value);
  }
  expect([seen, extend.asked.length]).toEqual([['expiring', 'expiring', 'expired'], 3]);
});

test('a request completed while the service is asked is answer enough', () => {
  const { actor, sleep } = start(extended);
  sleep(40 * minute);
  actor.send({ type: 'CHECK' });
  actor.send({ type: 'REQUEST_COMPLETED' });
  expect(actor.getSnapshot().value).toBe('active');
});

test('a session warned of before the laptop slept is asked about when it wakes', async () => {
  const { actor, sleep, wait } = start(extended);
  wait(26 * minute);
  sleep(10 * minute);
  actor.send({ type: 'CHECK' });
  expect(actor.getSnapshot().value).toBe('asking');
  await promisesDone();
  expect(actor.getSnapshot().value).toBe('active');
});

test('a tab whose timers were held back expires at its first look', () => {
  const { actor, clock } = start();
  clock.increment(31 * minute);
  expect(actor.getSnapshot().value).toBe('expired');
});

test('a clock that is set back prolongs nothing', () => {
  const { actor, sleep, wait } = start();
  sleep(-60 * minute);
  wait(30 * minute);
  expect(actor.getSnapshot().output).toEqual(expired);
});

test('a clock that is set ahead by hours ends nothing that the service still knows', async () => {
  const { actor, sleep, wait } = start(extended);
  sleep(5 * 60 * minute);
  actor.send({ type: 'CHECK' });
  await promisesDone();
  wait(20 * minute);
  expect(actor.getSnapshot().value).toBe('active');
});

test('a laptop that slept into the last minutes warns when it wakes', () => {
  const { actor, clock, sleep } = start();
  sleep(27 * minute);
  clock.increment(5000);
  expect(actor.getSnapshot().value).toBe('expiring');
  expect(actor.getSnapshot().context.deadline).toBe(30 * minute);
});

test('looks out of turn do not make more looks', () => {
  const { actor, clock } = start();
  let looks = 0;
  actor.subscribe(() => {
    looks += 1;
  });
  for (let times = 0; times < 10; times += 1) actor.send({ type: 'CHECK' });
  clock.increment(5000);
  clock.increment(5000);
  expect(looks).toBe(12);
});

test('a request completed during the warning takes it back', () => {
  const { actor, wait } = start();
  wait(26 * minute);
  actor.send({ type: 'REQUEST_COMPLETED' });
  expect(actor.getSnapshot().value).toBe('active');
  expect(actor.getSnapshot().context.deadline).toBe(56 * minute);
});

test('one press extends the session', async () => {
  const { actor, wait, extend } = start(extended);
  wait(26 * minute);
  actor.send({ type: 'EXTEND' });
  actor.send({ type: 'EXTEND' });
  await promisesDone();
  expect(extend.asked.length).toBe(1);
  expect(actor.getSnapshot().value).toBe('active');
  expect(actor.getSnapshot().context.deadline).toBe(56 * minute);
});

test('the request that extends counts when it is reported as completed', async () => {
  const { actor, wait } = start();
  wait(26 * minute);
  actor.send({ type: 'EXTEND' });
  actor.send({ type: 'REQUEST_COMPLETED' });
  expect(actor.getSnapshot().value).toBe('active');
});

test('an extension asked in time does not expire while its answer is on the way', async () => {
  const { actor, wait } = start();
  wait(29 * minute);
  actor.send({ type: 'EXTEND' });
  wait(2 * minute);
  expect(actor.getSnapshot().value).toBe('extending');
});

test('an extension without an answer is told and the warning stays', async () => {
  const { actor, clock, wait } = start(new Failure('0'));
  wait(26 * minute);
  actor.send({ type: 'EXTEND' });
  await promisesDone();
  expect(actor.getSnapshot().value).toBe('notExtended');
  await pass(clock, 4 * minute);
  expect(actor.getSnapshot().value).toBe('expired');
});

test('an extension that got no answer may be asked for again, and an answer to anything else is one', async () => {
  const { actor, wait, extend } = start(new Failure('0'), new Failure('0'), extended);
  wait(26 * minute);
  const seen = [];
  for (const type of ['EXTEND', 'EXTEND', 'REQUEST_COMPLETED'] as const) {
    actor.send({ type });
    await promisesDone();
    seen.push(actor.getSnapshot().value);
  }
  expect([seen, extend.asked.length]).toEqual([['notExtended', 'notExtended', 'active'], 2]);
  expect(actor.getSnapshot().context.deadline).toBe(56 * minute);
});

test('an extension refused because the service knows no session any more is the end', async () => {
  const { actor, wait } = start(new Failure('245000009'));
  wait(26 * minute);
  actor.send({ type: 'EXTEND' });
  await promisesDone();
  expect(actor.getSnapshot().output).toEqual(expired);
});

test('a session the service has lost expires at once', () => {
  const { actor } = start();
  actor.send({ type: 'LOST' });
  expect(actor.getSnapshot().output).toEqual(expired);
});

test('every transition of session is walked', () => {
  expect(walk.left()).toEqual([]);
});
