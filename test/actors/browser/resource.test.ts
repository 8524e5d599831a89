import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { createResourceMachine } from '#machines/actors/browser/resource.ts';
import { createRetryMachine, type RetryPolicy } from '#machines/calls/retry.ts';
import { Failure } from '#machines/calls/failures.ts';
import { script } from '#test/actors/script.ts';
import { pass, promisesDone } from '#test/actors/time.ts';
import { walked } from '#test/actors/walked.ts';

interface Request {
  readonly name: string;
  readonly parent?: string;
}

const loadCodelist = createRetryMachine<Request, string[]>('loadCodelist');
const codelist = createResourceMachine(loadCodelist);
const walk = walked(codelist);
const failure = new Failure('245000002');
const request: Request = { name: 'car-make-model' };

const start = (turns: readonly (Failure | string[])[], retry: Partial<RetryPolicy> = {}) => {
  const clock = new SimulatedClock();
  const load = script<string[], { request: Request }>(...turns);
  const provided = loadCodelist.provide({ actors: { call: load.logic } });
  const actor = createActor(codelist.provide({ actors: { load: provided } }), {
    clock,
    inspect: walk.inspect,
    input: { request, retry },
  }).start();
  const look = () => {
    const { value, context } = actor.getSnapshot();
    return { state: value, value: context.value, failure: context.failure };
  };
  return { actor, clock, load, look };
};

test('a resource is registered until somebody wants it', async () => {
  const { actor, load } = start([['SKODA']]);
  await promisesDone();
  expect([actor.getSnapshot().value, load.asked]).toEqual(['registered', []]);
});

test('a resource is loading, then a success with its value', async () => {
  const { actor, load, look } = start([['SKODA']]);
  actor.send({ type: 'LOAD' });
  expect(actor.getSnapshot().hasTag('loading')).toBe(true);
  await promisesDone();
  expect(load.asked).toEqual([{ request }]);
  expect(look()).toEqual({ state: 'success', value: ['SKODA'], failure: undefined });
});

test('a resource that fails can be loaded again', async () => {
  const { actor, look } = start([failure, ['SKODA']]);
  actor.send({ type: 'LOAD' });
  await promisesDone();
  expect(look()).toEqual({ state: 'fail', value: undefined, failure });
  actor.send({ type: 'LOAD' });
  await promisesDone();
  expect(look()).toEqual({ state: 'success', value: ['SKODA'], failure: undefined });
});

test('a value stays while it is loaded afresh', async () => {
  const { actor, look } = start([['SKODA']]);
  actor.send({ type: 'LOAD' });
  await promisesDone();
  actor.send({ type: 'LOAD' });
  expect(look().value).toEqual(['SKODA']);
});

test('another parent aborts the load under way and forgets the values of the first', async () => {
  const { actor, load, look } = start([['SKODA'], ['FABIA']]);
  actor.send({ type: 'LOAD' });
  await promisesDone();
  actor.send({ type: 'LOAD', request: { ...request, parent: 'SKODA' } });
  expect(look().value).toBe(undefined);
  await promisesDone();
  expect(load.asked).toEqual([{ request }, { request: { ...request, parent: 'SKODA' } }]);
  expect(look()).toEqual({ state: 'success', value: ['FABIA'], failure: undefined });
});

test('of two loads at once the later one counts', async () => {
  const { actor, load, look } = start([['SKODA'], ['FABIA']]);
  actor.send({ type: 'LOAD' });
  actor.send({ type: 'LOAD', request: { ...request, parent: 'SKODA' } });
  await promisesDone();
  expect(load.signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(look().value).toEqual(['FABIA']);
});

test('a load is tried again as the policy says before it has failed', async () => {
  const { actor, clock, load, look } = start(
    [1, 2, 3, 4, 5, 6].map(() => failure),
    { count: 5, timeout: 350 },
  );
  actor.send({ type: 'LOAD' });
  const made = [];
  for (const wait of [350, 700, 1050, 1400, 1750]) {
    await pass(clock, wait);
    made.push([load.asked.length, actor.getSnapshot().hasTag('loading')]);
  }
  expect(made).toEqual([
    [2, true],
    [3, true],
    [4, true],
    [5, true],
    [6, false],
  ]);
  expect(look()).toEqual({ state: 'fail', value: undefined, failure });
});

test('a load after the last retry may be retried as often again', async () => {
  const { actor, clock, look } = start([failure, failure, failure, ['SKODA']], { count: 1 });
  actor.send({ type: 'LOAD' });
  await pass(clock, 1000);
  actor.send({ type: 'LOAD' });
  await pass(clock, 1000);
  expect(look()).toEqual({ state: 'success', value: ['SKODA'], failure: undefined });
});

test('a load that breaks inside has failed', async () => {
  const broken = new Error('broken');
  const load = loadCodelist.provide({
    guards: {
      mayRetry: () => {
        throw broken;
      },
    },
  });
  const actor = createActor(codelist.provide({ actors: { load } }), {
    inspect: walk.inspect,
    input: { request },
  }).start();
  actor.send({ type: 'LOAD' });
  await promisesDone();
  const { value, context } = actor.getSnapshot();
  expect([value, context.failure?.code]).toEqual(['fail', 'internal-server-error']);
});

test('every transition of resource is walked', () => {
  expect(walk.left()).toEqual([]);
});
